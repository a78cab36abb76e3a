import { EventEmitter } from 'node:events';
import type { OnBeforeRequestListenerDetails, Protocol, ProxyConfig, Session, WebRequest } from 'electron';
import { browser } from './chromium/running.ts';
import { createCookies, type StandInCookies } from './cookies.ts';

type PermissionRequestHandler = Parameters<Session['setPermissionRequestHandler']>[0];
type PermissionCheckHandler = Parameters<Session['setPermissionCheckHandler']>[0];
type ProtocolHandler = Parameters<Protocol['handle']>[1];
/** The last overload: the one without a filter. */
type RequestListener = Parameters<WebRequest['onBeforeRequest']>[0];

type UsedOfSession = Pick<
  Session,
  | 'closeAllConnections'
  | 'resolveProxy'
  | 'setDevicePermissionHandler'
  | 'setPermissionCheckHandler'
  | 'setPermissionRequestHandler'
  | 'setProxy'
  | 'setSpellCheckerEnabled'
> & {
  readonly cookies: StandInCookies;
  readonly protocol: Pick<Protocol, 'handle'>;
  readonly webRequest: { onBeforeRequest(listener: RequestListener): void };
};

/** What the request filter learns about a request. */
export type RequestFacts = Pick<OnBeforeRequestListenerDetails, 'url' | 'method' | 'resourceType'>;

/** A partition: Chromium's default context for the persistent one, a context in memory for others. */
export class StandInSession extends EventEmitter implements UsedOfSession {
  readonly cookies: StandInCookies;
  readonly isPersistent: boolean;
  readonly protocolHandlers = new Map<string, ProtocolHandler>();
  #requestListener: RequestListener = null;
  #proxy: ProxyConfig = { mode: 'direct' };
  #permissionRequest: PermissionRequestHandler = null;
  #permissionCheck: PermissionCheckHandler = null;
  #context: Promise<{ readonly browserContextId: string }> | null = null;

  constructor(partition: string) {
    super();
    this.isPersistent = partition.startsWith('persist:');
    this.cookies = createCookies();
  }

  /** Returns the id of its context in Chromium; none for the default context. */
  async contextId(): Promise<string | undefined> {
    if (this.isPersistent) {
      return undefined;
    }
    this.#context ??= browser().connection.browser.send('Target.createBrowserContext', { disposeOnDetach: true });
    return (await this.#context).browserContextId;
  }

  readonly protocol = {
    handle: (scheme: string, handler: ProtocolHandler) => {
      this.protocolHandlers.set(scheme, handler);
    },
  };

  readonly webRequest = {
    onBeforeRequest: (listener: RequestListener) => {
      this.#requestListener = listener;
    },
  };

  /** Calls the app's request filter, which must decide at once. */
  mayRequest(facts: RequestFacts): boolean {
    let isCancelled = false;
    this.#requestListener?.(
      { ...facts, id: 0, referrer: '', timestamp: Date.now(), uploadData: [] },
      ({ cancel = false }) => {
        isCancelled = cancel;
      },
    );
    return !isCancelled;
  }

  async setProxy(config: ProxyConfig): Promise<void> {
    this.#proxy = config;
  }

  async resolveProxy(url: string): Promise<string> {
    const proxy = this.proxyFor(url);
    return proxy === null ? 'DIRECT' : `PROXY ${proxy}`;
  }

  /** Applies Chromium's rule: loopback connects directly, unless the bypass list revokes that. */
  proxyFor(url: string): string | null {
    const { mode, proxyRules = '', proxyBypassRules = '' } = this.#proxy;
    if (mode !== 'fixed_servers' || proxyRules === '') {
      return null;
    }
    const { hostname } = new URL(url);
    const isLoopback = hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);
    return isLoopback && !proxyBypassRules.split(/[;,]/).includes('<-loopback>') ? null : proxyRules;
  }

  async closeAllConnections(): Promise<void> {
    // Each request passes through the switchboard, which looks up the route again.
  }

  setPermissionRequestHandler(handler: PermissionRequestHandler): void {
    this.#permissionRequest = handler;
  }

  setPermissionCheckHandler(handler: PermissionCheckHandler): void {
    this.#permissionCheck = handler;
  }

  /**
   * Returns whether a main frame could get the permission in either of two ways, checks and requests, which Electron asks
   * the app about separately. Without a handler, Electron grants it.
   */
  isPermitted(permission: Parameters<NonNullable<PermissionCheckHandler>>[1], url: string): boolean {
    const origin = new URL(url).origin;
    const details = { isMainFrame: true, requestingUrl: url };
    const isChecked = this.#permissionCheck?.(null, permission, `${origin}/`, details) ?? true;
    let isGranted = this.#permissionRequest === null;
    // The handler gets a page; ours decides by the details alone.
    this.#permissionRequest?.(
      undefined as never,
      permission,
      (isAllowed) => {
        isGranted = isAllowed;
      },
      details,
    );
    return isChecked || isGranted;
  }

  setDevicePermissionHandler(): void {
    // Chromium without a window has no devices to offer.
  }

  setSpellCheckerEnabled(): void {
    // Headless Chromium has no spell checker.
  }
}

const sessions = new Map<string, StandInSession>();

function fromPartition(partition: string): StandInSession {
  const known = sessions.get(partition);
  if (known !== undefined) {
    return known;
  }
  const made = new StandInSession(partition);
  if (made.isPersistent && [...sessions.values()].some(({ isPersistent }) => isPersistent)) {
    throw new Error('The stand-in has one persistent session: the default context of its Chromium.');
  }
  sessions.set(partition, made);
  return made;
}

export const session = {
  fromPartition,
  get defaultSession() {
    return fromPartition('default');
  },
  /** Returns the session of Chromium's default context (not Electron's). */
  persistent: (): StandInSession | null => [...sessions.values()].find(({ isPersistent }) => isPersistent) ?? null,
};
