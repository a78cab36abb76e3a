import type { Session } from 'electron';
import type { TrafficState, TrafficTest, Verdict } from '../../shared/desktop/channels.ts';
import { parseProxyAddress } from '../../shared/workshop/proxy-address.ts';
import { answer } from '../security/senders.ts';
import type { Shop } from '../shop.ts';
import { proxyGuides } from '../traffic/guide.ts';
import { splitPlace, testProxy } from '../traffic/proxy-test.ts';
import type { Traffic } from '../traffic/traffic.ts';
import { unawaited } from '../unawaited.ts';
import { announce } from '../views/announce.ts';
import { words } from '../words.ts';
import type { ToolWindow } from './tool-window.ts';

/** What the menu can ask of the traffic window. */
export interface TrafficWindow {
  /** Opens it. */
  show(): void;
  /** Opens it and tests the proxy in use, or the one that was used last. */
  test(): void;
}

interface Surroundings {
  readonly tool: ToolWindow;
  readonly shop: Shop;
  readonly traffic: Traffic;
  /** The session of the shop's page, which knows whether its requests really use the proxy. */
  readonly session: Session;
}

/** Feeds the traffic page: how the shop's page connects, a test of the proxy, and how to set up the usual ones. */
export function serveTrafficWindow({ tool, shop, traffic, session }: Surroundings): TrafficWindow {
  let test: TrafficTest = { kind: 'none' };

  function state(): TrafficState {
    const origin = shop.address()?.origin ?? null;
    const address = traffic.rememberedProxy();
    const parsed = parseProxyAddress(address);
    return {
      proxy: traffic.proxy(),
      address,
      test,
      guides: proxyGuides({
        proxy: splitPlace(parsed.kind === 'accepted' ? parsed.address : words.proxy.example),
        shop: origin ?? words.traffic.usualShop,
      }),
    };
  }

  function tell(): void {
    const window = tool.window();
    if (window !== null) {
      announce(window.webContents, 'traffic:state', state());
    }
  }

  /** Shows a test. Only the last one that was asked for is shown. */
  function show(next: TrafficTest): void {
    test = next;
    tell();
  }

  async function run(proxy: string): Promise<void> {
    const address = shop.address();
    if (address === null) {
      show({ kind: 'done', isPassed: false, verdict: words.dialogs.notReady, steps: [] });
      return;
    }
    const running: TrafficTest = { kind: 'running', title: words.traffic.test.running(proxy) };
    show(running);
    const outcome = await testProxy(proxy, address);
    const inUse = await session.resolveProxy(address.origin);
    if (test !== running) {
      return;
    }
    const { verdicts, pageGoesThrough, pageGoesDirect } = words.traffic.test;
    const last = outcome.steps.length - 1;
    const isComingThrough = outcome.kind === 'comesThrough';
    const isUsed = inUse === `PROXY ${proxy}`;
    show({
      kind: 'done',
      isPassed: isComingThrough && isUsed,
      verdict: isComingThrough ? (isUsed ? verdicts.works : verdicts.notInUse) : verdicts.fails,
      steps: [
        ...outcome.steps.map((text, index) => ({ isPassed: isComingThrough || index < last, text })),
        ...(isComingThrough ? [{ isPassed: isUsed, text: isUsed ? pageGoesThrough : pageGoesDirect }] : []),
      ],
    });
  }

  function withAddress(text: string, act: (address: string) => Promise<void>): Verdict | Promise<Verdict> {
    const parsed = parseProxyAddress(text);
    return parsed.kind === 'refused' ? parsed : act(parsed.address).then(() => ({ kind: 'accepted' }));
  }

  answer('traffic:ready', tool.sender, state);
  answer('traffic:test', tool.sender, (text) => withAddress(text, run));
  answer('traffic:use-proxy', tool.sender, (text) => withAddress(text, traffic.goThrough));
  answer('traffic:go-direct', tool.sender, async () => {
    await traffic.goDirect();
    return undefined;
  });
  // A result says how the page connects, so a change of connection clears it.
  traffic.onChange(() => show({ kind: 'none' }));
  shop.follow(tell);

  return {
    show: tool.show,
    test: () => {
      tool.show();
      unawaited(run(traffic.proxy() ?? traffic.rememberedProxy()));
    },
  };
}
