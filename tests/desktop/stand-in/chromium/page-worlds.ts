/**
 * What runs inside a page before its own scripts. As in Electron, the preload runs in an isolated world of the page (a
 * DevTools isolated world here), and `contextBridge` passes calls between that and the page's main world (by DOM events
 * here, whose details are JSON, so that no object crosses). Both functions are sent to the browser as source, so they
 * must use nothing from outside themselves.
 */

export interface WorldSettings {
  /** The secret name of the events between the worlds of one page. */
  readonly key: string;
  /** The name of the binding that calls the main process. */
  readonly binding: string;
  /** What a sandboxed preload sees as `process`. */
  readonly process: {
    readonly platform: string;
    readonly versions: Readonly<Record<string, string | undefined>>;
    readonly type: string;
    readonly sandboxed: boolean;
    readonly contextIsolated: boolean;
  };
}

/** How the main process calls the isolated world: the shape of its global `standIn`. */
export interface IsolatedWorldHandle {
  deliver(channel: string, args: readonly unknown[]): void;
  settle(id: number, isOk: boolean, value: unknown): void;
  invoke(channel: string, args: readonly unknown[]): Promise<unknown>;
}

type Preload = (require: (name: string) => unknown, module: object, exports: object, process: object) => void;

/** Returns the source of the script for the isolated world. `preload` is CommonJS source, or null for pages without one. */
export function isolatedWorldScript(settings: WorldSettings, preload: string | null): string {
  const preloadFunction = preload === null ? 'null' : `function (require, module, exports, process) {${preload}\n}`;
  return `(${bootIsolatedWorld})(${JSON.stringify(settings)}, ${preloadFunction})`;
}

/** Returns the source of the script for the main world. */
export function mainWorldScript(settings: WorldSettings): string {
  return `(${bootMainWorld})(${JSON.stringify(settings.key)})`;
}

function bootIsolatedWorld(settings: WorldSettings, preload: Preload | null): void {
  const { key, binding } = settings;
  const exposed = new Map<string, object>();
  const callbacks = new Map<string, (...args: readonly unknown[]) => void>();
  const listeners = new Map<string, ((event: object, ...args: readonly unknown[]) => void)[]>();
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let lastId = 0;

  // The browser puts the binding into this world, under a name chosen at run time.
  const reachMain = (globalThis as unknown as Record<string, (payload: string) => void>)[binding];

  function invoke(channel: string, args: readonly unknown[]): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    reachMain?.(JSON.stringify({ id, channel, args }));
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  function announce(name: string, detail: unknown): void {
    window.dispatchEvent(new CustomEvent(`${key}:${name}`, { detail: JSON.stringify(detail ?? null) }));
  }

  function announceExposed(): void {
    for (const [name, api] of exposed) {
      announce('expose', { name, api: describe(api) });
    }
  }

  /** Replaces functions by marks that the main world turns into callers, and copies everything else. */
  function describe(value: unknown): unknown {
    if (typeof value === 'function') {
      return { $function: true };
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, describe(entry)]));
    }
    return value;
  }

  function revive(argument: unknown): unknown {
    if (typeof argument === 'object' && argument !== null && '$callback' in argument) {
      const id = String(argument.$callback);
      const callback = callbacks.get(id) ?? ((...args: readonly unknown[]) => announce('callback', { name: id, args }));
      callbacks.set(id, callback);
      return callback;
    }
    return argument;
  }

  window.addEventListener(`${key}:hello`, announceExposed);
  window.addEventListener(`${key}:call`, (event) => {
    const { id, path, args } = JSON.parse((event as CustomEvent<string>).detail);
    let called: unknown = exposed.get(path[0]);
    for (const name of path.slice(1)) {
      called = (called as Record<string, unknown>)[name];
    }
    try {
      const result = (called as (...args: readonly unknown[]) => unknown)(...args.map(revive));
      if (result instanceof Promise) {
        announce('started', { id });
        result.then(
          (value: unknown) => announce('settled', { id, isOk: true, value }),
          (error: unknown) => announce('settled', { id, isOk: false, value: String(error) }),
        );
      } else {
        announce('returned', { id, value: result });
      }
    } catch (error) {
      announce('threw', { id, value: String(error) });
    }
  });

  const handle: IsolatedWorldHandle = {
    deliver: (channel, args) => {
      for (const listener of listeners.get(channel) ?? []) {
        listener({}, ...args);
      }
    },
    settle: (id, isOk, value) => {
      const settled = waiting.get(id);
      waiting.delete(id);
      if (isOk) {
        settled?.resolve(value);
      } else {
        settled?.reject(new Error(String(value)));
      }
    },
    invoke,
  };
  Object.assign(globalThis, { standIn: handle });

  const electron = {
    contextBridge: {
      exposeInMainWorld: (name: string, api: object) => {
        exposed.set(name, api);
        announceExposed();
      },
    },
    ipcRenderer: {
      invoke: (channel: string, ...args: readonly unknown[]) => invoke(channel, args),
      on: (channel: string, listener: (event: object, ...args: readonly unknown[]) => void) => {
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      },
    },
  };
  // Preloads run only in main frames, as without `nodeIntegrationInSubFrames`.
  if (preload !== null && window.top === window) {
    const requireModule = (name: string) => {
      if (name !== 'electron') {
        throw new Error(`module not found: ${name}`);
      }
      return electron;
    };
    const module = { exports: {} };
    preload(requireModule, module, module.exports, settings.process);
  }
}

function bootMainWorld(key: string): void {
  const results = new Map<number, { kind: string; value: unknown }>();
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const callbacks = new Map<string, (...args: readonly unknown[]) => void>();
  const exposed = new Set<string>();
  let lastId = 0;

  interface Detail {
    readonly id: number;
    readonly isOk: boolean;
    readonly value: unknown;
    readonly args: readonly unknown[];
    readonly name: string;
    readonly api: unknown;
  }

  function listen(name: string, listener: (detail: Detail) => void): void {
    window.addEventListener(`${key}:${name}`, (event) => listener(JSON.parse((event as CustomEvent<string>).detail)));
  }

  function call(path: readonly string[], args: readonly unknown[]): unknown {
    lastId += 1;
    const id = lastId;
    const sent = args.map((argument) => {
      if (typeof argument !== 'function') {
        return argument;
      }
      const callbackId = `${id}-${callbacks.size}`;
      callbacks.set(callbackId, argument as () => void);
      return { $callback: callbackId };
    });
    const promise = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    window.dispatchEvent(new CustomEvent(`${key}:call`, { detail: JSON.stringify({ id, path, args: sent }) }));
    // Events are dispatched synchronously, so the other world has answered by now.
    const result = results.get(id);
    results.delete(id);
    if (result?.kind === 'threw') {
      throw new Error(String(result.value));
    }
    return result?.kind === 'returned' ? result.value : promise;
  }

  function build(value: unknown, path: readonly string[]): unknown {
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    if ('$function' in value) {
      return (...args: readonly unknown[]) => call(path, args);
    }
    return Object.freeze(
      Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, build(entry, [...path, name])])),
    );
  }

  for (const kind of ['returned', 'threw', 'started']) {
    listen(kind, ({ id, value }) => results.set(id, { kind, value }));
  }
  listen('settled', ({ id, isOk, value }) => {
    const settled = waiting.get(id);
    waiting.delete(id);
    if (isOk) {
      settled?.resolve(value);
    } else {
      settled?.reject(new Error(String(value).replace(/^Error: /, '')));
    }
  });
  listen('callback', ({ name, args }) => callbacks.get(name)?.(...args));
  listen('expose', ({ name, api }) => {
    if (!exposed.has(name)) {
      exposed.add(name);
      Object.defineProperty(window, name, { value: build(api, [name]), enumerable: true });
    }
  });
  window.dispatchEvent(new CustomEvent(`${key}:hello`));
}
