import { Menu } from 'electron';
import type { BarState, Verdict } from '../../shared/desktop/channels.ts';
import { parseProxyAddress } from '../../shared/workshop/proxy-address.ts';
import type { Language } from '../language.ts';
import { answer } from '../security/senders.ts';
import { shellPageSender, shellPageUrl } from '../shell-pages.ts';
import type { Shop } from '../shop.ts';
import type { Traffic } from '../traffic/traffic.ts';
import { type TrafficActions, trafficItems } from '../traffic/traffic-items.ts';
import { unawaited } from '../unawaited.ts';
import type { ShellWindow } from '../window.ts';
import type { TrafficWindow } from '../windows/traffic-window.ts';
import { words } from '../words.ts';
import { resolveAddress } from './address.ts';
import { announce } from './announce.ts';
import type { ShopView } from './shop-view.ts';

/** The trusted bar above the shop's page. */
export interface Bar {
  /** Sends the bar's page its current state. */
  refresh(): void;
  /** Shows a sentence for a while. */
  notify(sentence: string): void;
  /** The same actions as behind the bar's button, for the Traffic menu. */
  readonly trafficActions: TrafficActions;
}

interface BarSurroundings {
  readonly shell: ShellWindow;
  readonly shop: Shop;
  readonly view: ShopView;
  readonly traffic: Traffic;
  readonly trafficWindow: TrafficWindow;
  readonly openWorkbench: () => Promise<void>;
  readonly openHistory: () => Promise<void>;
  readonly language: Language;
}

export function createBar({
  shell,
  shop,
  view,
  traffic,
  trafficWindow,
  openWorkbench,
  openHistory,
  language,
}: BarSurroundings): Bar {
  const contents = shell.bar.webContents;
  const sender = shellPageSender('bar', () => contents);
  let isEditingProxy = false;
  let isPageReady = false;
  let waitingNotice: string | null = null;

  function state(): BarState {
    const page = view.contents();
    return {
      url: page?.getURL() ?? '',
      canGoBack: page?.navigationHistory.canGoBack() ?? false,
      canGoForward: page?.navigationHistory.canGoForward() ?? false,
      isLoading: page?.isLoading() ?? false,
      isShopReady: shop.state().kind === 'ready',
      proxy: traffic.proxy(),
      proxyEditor: isEditingProxy ? traffic.rememberedProxy() : null,
    };
  }

  function refresh(): void {
    announce(contents, 'bar:state', state());
  }

  function editProxy(): void {
    isEditingProxy = true;
    refresh();
    contents.focus();
  }

  function closeProxyEditor(): undefined {
    isEditingProxy = false;
    refresh();
  }

  function open(text: string): Verdict {
    const address = shop.address();
    if (address === null) {
      return { kind: 'refused', message: words.dialogs.notReady };
    }
    const resolved = resolveAddress(text, address);
    if (resolved.kind === 'refused') {
      return resolved;
    }
    view.load(resolved.url);
    view.contents()?.focus();
    return { kind: 'accepted' };
  }

  function notify(sentence: string): void {
    if (isPageReady) {
      announce(contents, 'bar:notice', sentence);
    } else {
      waitingNotice = sentence;
    }
  }

  const trafficActions: TrafficActions = {
    openWorkbench: () => unawaited(openWorkbench()),
    openHistory: () => unawaited(openHistory()),
    editProxy,
    testConnection: trafficWindow.test,
    showGuide: trafficWindow.show,
  };

  answer('bar:ready', sender, () => {
    isPageReady = true;
    if (waitingNotice !== null) {
      notify(waitingNotice);
      waitingNotice = null;
    }
    return state();
  });
  answer('bar:open', sender, open);
  answer('bar:close-proxy-editor', sender, closeProxyEditor);
  answer('bar:go', sender, (where) => {
    switch (where) {
      case 'back':
        view.contents()?.navigationHistory.goBack();
        break;
      case 'forward':
        view.contents()?.navigationHistory.goForward();
        break;
      case 'reload':
        view.reload();
        break;
      case 'home':
        view.home();
        break;
    }
    return undefined;
  });
  answer('bar:use-proxy', sender, async (text) => {
    const parsed = parseProxyAddress(text);
    if (parsed.kind === 'refused') {
      return parsed;
    }
    isEditingProxy = false;
    await traffic.goThrough(parsed.address);
    return { kind: 'accepted' };
  });
  answer('bar:traffic-menu', sender, ({ x, y }) => {
    Menu.buildFromTemplate(trafficItems(traffic, trafficActions)).popup({ window: shell.window, x, y });
    return undefined;
  });

  view.onChange(refresh);
  traffic.onChange(refresh);
  language.onChange(() => contents.reload());
  unawaited(contents.loadURL(shellPageUrl('bar')));
  return { refresh, trafficActions, notify };
}
