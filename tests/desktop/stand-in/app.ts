import { EventEmitter } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, watch, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';
import manifest from '../../../package.json' with { type: 'json' };

type UsedOfApp = Pick<
  App,
  | 'enableSandbox'
  | 'exit'
  | 'getName'
  | 'getPath'
  | 'getPreferredSystemLanguages'
  | 'getVersion'
  | 'isPackaged'
  | 'isReady'
  | 'quit'
  | 'requestSingleInstanceLock'
  | 'setPath'
  | 'whenReady'
> & { readonly commandLine: Pick<App['commandLine'], 'appendSwitch' | 'getSwitchValue' | 'hasSwitch'> };

/** What the rest of the stand-in does when the app starts and ends. */
export interface Lifecycle {
  /** Runs before `ready`, with the folder for the browser's data. */
  start(sessionData: string): Promise<void>;
  /** Runs after `quit`, before the process ends. */
  stop(): Promise<void>;
  /** Closes every window. Returns false when one stays open. */
  closeWindows(): boolean;
}

class StandInApp extends EventEmitter implements UsedOfApp {
  /** Whether the app counts as installed. The path of an installed app isn't on its own command line. */
  readonly isPackaged = process.env.STAND_IN_PACKAGED === '1';
  readonly commandLine = createCommandLine();
  readonly #paths = new Map<string, string>();
  #lifecycle: Lifecycle | null = null;
  #isReady = false;
  #isQuitting = false;
  readonly #ready = Promise.withResolvers<void>();

  /** Called once by electron.ts. As in Electron, `ready` fires once everything imported before has run. */
  begin(lifecycle: Lifecycle): void {
    if (this.isPackaged) {
      process.argv.splice(1, 1);
    }
    this.#lifecycle = lifecycle;
    setImmediate(async () => {
      if (this.#isQuitting) {
        return;
      }
      await lifecycle.start(this.getPath('sessionData'));
      this.#isReady = true;
      this.emit('ready', {}, {});
      this.#ready.resolve();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => this.quit());
    }
  }

  enableSandbox(): void {
    if (this.#isReady) {
      throw new Error('app.enableSandbox() can only be called before app is ready');
    }
  }

  whenReady(): Promise<void> {
    return this.#ready.promise;
  }

  isReady(): boolean {
    return this.#isReady;
  }

  getName(): string {
    return manifest.productName;
  }

  getPreferredSystemLanguages(): string[] {
    return (process.env.STAND_IN_LANGUAGES ?? 'en-US').split(',');
  }

  getVersion(): string {
    return manifest.version;
  }

  getPath(name: Parameters<App['getPath']>[0]): string {
    const path = this.#paths.get(name);
    if (path !== undefined) {
      return path;
    }
    if (name === 'sessionData') {
      return this.getPath('userData');
    }
    if (name === 'userData' && this.commandLine.hasSwitch('user-data-dir')) {
      return this.commandLine.getSwitchValue('user-data-dir');
    }
    throw new Error(`The stand-in has no path "${name}".`);
  }

  setPath(name: string, path: string): void {
    this.#paths.set(name, path);
  }

  /** Keeps the process id of the first instance in a file in the user's folder. The second instance leaves it a note there. */
  requestSingleInstanceLock(): boolean {
    const folder = this.getPath('userData');
    mkdirSync(folder, { recursive: true });
    const lock = join(folder, 'stand-in.lock');
    try {
      const file = openSync(lock, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
    } catch {
      if (isAlive(Number(readFileSync(lock, 'utf8')))) {
        writeFileSync(join(folder, `second-instance.${process.pid}`), JSON.stringify(process.argv));
        return false;
      }
      writeFileSync(lock, String(process.pid));
    }
    const watcher = watch(folder, (_event, name) => {
      if (name?.startsWith('second-instance.')) {
        this.#tellSecondInstance(join(folder, name));
      }
    });
    watcher.unref();
    process.once('exit', () => rmSync(lock, { force: true }));
    return true;
  }

  #tellSecondInstance(note: string): void {
    try {
      const argv: unknown = JSON.parse(readFileSync(note, 'utf8'));
      rmSync(note);
      this.emit('second-instance', {}, argv, process.cwd(), null);
    } catch {
      // The note is half-written, or this is the second event of one write. The other event reads it.
    }
  }

  quit(): void {
    let isPrevented = false;
    this.emit('before-quit', {
      preventDefault: () => {
        isPrevented = true;
      },
      defaultPrevented: false,
    });
    if (!isPrevented && !this.#isQuitting && (this.#lifecycle?.closeWindows() ?? true)) {
      this.exit(0);
    }
  }

  exit(code = 0): void {
    this.#isQuitting = true;
    this.emit('quit', {}, code);
    Promise.resolve(this.#lifecycle?.stop())
      .catch(() => undefined)
      .finally(() => process.exit(code));
  }

  /** Called when the user has closed the last window. */
  allWindowsClosed(): void {
    if (!this.#isQuitting) {
      this.emit('window-all-closed');
    }
  }
}

function createCommandLine(): UsedOfApp['commandLine'] {
  const [, ...words] = process.argv.slice(0, [...process.argv, '--'].indexOf('--'));
  const switches = new Map(
    words.flatMap((word) => {
      const { name, value = '' } = /^--(?<name>[^=]+)(?:=(?<value>.*))?$/.exec(word)?.groups ?? {};
      return name === undefined ? [] : [[name, value] as const];
    }),
  );
  return {
    appendSwitch: (name, value = '') => {
      switches.set(name, value);
    },
    hasSwitch: (name) => switches.has(name),
    getSwitchValue: (name) => switches.get(name) ?? '',
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export const app = new StandInApp();
