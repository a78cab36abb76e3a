import type { ProxyGuide } from '../../shared/desktop/channels.ts';
import { pageText } from '../words.ts';

interface Places {
  readonly proxy: { readonly host: string; readonly port: number };
  /** The shop's address, e.g. `http://localhost:3000`. */
  readonly shop: string;
}

/** Returns the guide for each tool, with the learner's own addresses filled in. */
export function proxyGuides({ proxy: { host, port }, shop }: Places): readonly ProxyGuide[] {
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const say = (key: string) => pageText(`guide.${key}`, { address, host, port, shop });
  const turnOn = say('turnOn');
  const noCertificate = say('noCertificate');
  return [
    {
      tool: 'Burp Suite',
      steps: [
        say('burp.listener'),
        say('burp.intercept'),
        turnOn,
        say('burp.reload'),
        say('burp.scope'),
        noCertificate,
      ],
    },
    {
      tool: 'ZAP',
      steps: [say('zap.listener'), say('zap.breakpoints'), turnOn, say('zap.reload'), say('zap.scan'), noCertificate],
    },
    {
      tool: 'mitmproxy',
      steps: [
        say('mitmproxy.run'),
        turnOn,
        say('mitmproxy.reload'),
        say('mitmproxy.filter'),
        say('mitmproxy.hold'),
        noCertificate,
      ],
    },
    {
      tool: say('browser.name'),
      steps: [say('browser.open'), say('browser.firefox'), say('browser.chrome'), say('browser.scripts')],
    },
  ];
}
