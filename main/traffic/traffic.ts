import type { Session } from 'electron';
import { parseProxyAddress } from '../../shared/workshop/proxy-address.ts';
import type { Workshop } from '../../shared/workshop/workshop.ts';
import { createListeners } from '../listeners.ts';
import type { Settings, SettingsStore } from '../settings.ts';

/** How the shop's page reaches the shop: directly, or through a learner's intercepting proxy. */
export interface Traffic {
  /** Returns the address of the proxy in use, null for a direct connection. */
  proxy(): string | null;
  /** Returns the address that is kept for the next time, whether or not it is in use. */
  rememberedProxy(): string;
  /** Puts the remembered choice into force. */
  apply(): Promise<void>;
  /** Uses the proxy of a workshop profile until the learner chooses. Null withdraws it. */
  suggest(proxy: Workshop['proxy']): Promise<void>;
  goDirect(): Promise<void>;
  /** `address` as parsed by proxy-address.ts. */
  goThrough(address: string): Promise<void>;
  onChange(listener: () => void): void;
}

/** Where the tools that learners use listen by default. */
const usual: Settings['traffic'] = { mode: 'direct', proxy: '127.0.0.1:8080' };

export function createTraffic(session: Session, settings: SettingsStore): Traffic {
  const listeners = createListeners();
  let suggested = usual;
  const chosen = () => settings.get('traffic') ?? suggested;

  /** The settings file can be edited by hand, so its address is checked like a typed one. */
  function inUse(): string | null {
    const { mode, proxy } = chosen();
    const parsed = parseProxyAddress(proxy);
    return mode === 'proxy' && parsed.kind === 'accepted' ? parsed.address : null;
  }

  async function apply(): Promise<void> {
    const proxy = inUse();
    await session.setProxy(
      proxy === null
        ? { mode: 'direct' }
        : // Chromium bypasses every proxy for localhost unless told not to.
          { mode: 'fixed_servers', proxyRules: proxy, proxyBypassRules: '<-loopback>' },
    );
    // Connections that were kept alive would still bypass the proxy.
    await session.closeAllConnections();
  }

  async function choose(mode: 'direct' | 'proxy', proxy: string): Promise<void> {
    settings.set('traffic', { mode, proxy });
    await change();
  }

  async function change(): Promise<void> {
    await apply();
    listeners.tell();
  }

  return {
    proxy: inUse,
    rememberedProxy: () => chosen().proxy,
    apply,
    suggest: async (proxy) => {
      const before = chosen();
      suggested = proxy === null ? usual : { mode: proxy.use ? 'proxy' : 'direct', proxy: proxy.address };
      if (chosen().mode !== before.mode || chosen().proxy !== before.proxy) {
        await change();
      }
    },
    goDirect: () => choose('direct', chosen().proxy),
    goThrough: (address) => choose('proxy', address),
    onChange: listeners.add,
  };
}
