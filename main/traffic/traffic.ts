import type { Session } from 'electron';
import type { SettingsStore } from '../settings.ts';
import { parseProxyAddress } from './proxy-address.ts';

/** How the shop's page reaches the shop: directly, or through a learner's intercepting proxy. */
export interface Traffic {
  /** Address of the proxy in use, null for a direct connection. */
  proxy(): string | null;
  /** The address kept for the next time, in use or not. */
  rememberedProxy(): string;
  /** Puts the remembered choice into force. */
  apply(): Promise<void>;
  goDirect(): Promise<void>;
  /** `address` as parsed by proxy-address.ts. */
  goThrough(address: string): Promise<void>;
  onChange(listener: () => void): void;
}

export function createTraffic(session: Session, settings: SettingsStore): Traffic {
  const listeners: (() => void)[] = [];

  /** The settings file can be edited by hand, so its address is judged like a typed one. */
  function inUse(): string | null {
    const { mode, proxy } = settings.get('traffic');
    const parsed = parseProxyAddress(proxy);
    return mode === 'proxy' && parsed.kind === 'accepted' ? parsed.address : null;
  }

  async function apply(): Promise<void> {
    const proxy = inUse();
    await session.setProxy(
      proxy === null
        ? { mode: 'direct' }
        : // Chromium goes round every proxy for localhost unless told not to.
          { mode: 'fixed_servers', proxyRules: proxy, proxyBypassRules: '<-loopback>' },
    );
    // Connections kept alive would go on around the proxy.
    await session.closeAllConnections();
  }

  async function choose(mode: 'direct' | 'proxy', proxy: string): Promise<void> {
    settings.set('traffic', { mode, proxy });
    await apply();
    for (const tell of listeners) {
      tell();
    }
  }

  return {
    proxy: inUse,
    rememberedProxy: () => settings.get('traffic').proxy,
    apply,
    goDirect: () => choose('direct', settings.get('traffic').proxy),
    goThrough: (address) => choose('proxy', address),
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
