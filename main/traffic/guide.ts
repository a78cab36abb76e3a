import type { ProxyGuide } from '../../shared/desktop/channels.ts';

interface Places {
  readonly proxy: { readonly host: string; readonly port: number };
  /** The shop's address, e.g. `http://localhost:3000`. */
  readonly shop: string;
}

/** Returns the guide for each tool, with the learner's own addresses filled in. */
export function proxyGuides({ proxy: { host, port }, shop }: Places): readonly ProxyGuide[] {
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const turnOn = 'In this window, choose “Send traffic through it”, then “Test connection”.';
  const noCertificate = 'No certificate has to be installed: the shop speaks plain HTTP.';
  return [
    {
      tool: 'Burp Suite',
      steps: [
        `In Burp, open Proxy, then Proxy settings. One of the listeners has to run at \`${address}\`. If another program uses that port, choose a different one there, and enter it here too.`,
        'Leave Proxy, Intercept off for now. While it is on, Burp holds every request until you forward it, and the shop seems to hang.',
        turnOn,
        'Reload the shop. Its requests are listed under Proxy, HTTP history, and its live notifications under WebSockets history.',
        `To see the shop alone, find \`${shop}\` under Target, Site map, and add it to the scope. From the history, send a request to Repeater to change it and send it again.`,
        noCertificate,
      ],
    },
    {
      tool: 'ZAP',
      steps: [
        `In ZAP, open Tools, Options, Network, Local Servers/Proxies. The main proxy has to have the address \`${host}\` and the port \`${port}\`.`,
        'Leave the button for breakpoints green. While it is red, ZAP holds every request until you release it.',
        turnOn,
        `Reload the shop. It appears in the Sites tree as \`${shop}\`, and each request in the History tab. Open one in the request editor to change it and send it again.`,
        'A spider or an active scan leaves a lot behind in the shop. “Reset Shop” in the File menu undoes that; what you solved stays.',
        noCertificate,
      ],
    },
    {
      tool: 'mitmproxy',
      steps: [
        `In a terminal, run \`mitmproxy --listen-host ${host} --listen-port ${port}\`. For a page in your browser instead, run \`mitmweb --listen-host ${host} --listen-port ${port}\`; that page has a port of its own, which is not the one to enter here.`,
        turnOn,
        'Reload the shop. Each request is a line; open one with Enter and go back with `q`.',
        'Press `f` and type `~u /rest/` to see only what the page requests from the shop.',
        'Press `i` and type `~u /rest/user/login` to hold logins. Change a held one with `e`, and release it with `a`.',
        noCertificate,
      ],
    },
    {
      tool: 'Another browser',
      steps: [
        `“Open in System Browser” in the Shop menu opens \`${shop}\` there. What that browser sends through a proxy depends on its own settings, not on this app.`,
        `Firefox: set \`${host}\` and port \`${port}\` as HTTP proxy by hand. Then open \`about:config\` and set \`network.proxy.allow_hijacking_localhost\` to true, or Firefox bypasses the proxy for this computer.`,
        `Chrome, Chromium and Edge: start them with \`--proxy-server=${address} --proxy-bypass-list="<-loopback>"\`.`,
        `Scripts: \`curl --proxy ${address} ${shop}/\`.`,
      ],
    },
  ];
}
