import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { takeMenuNotes } from '../../support/clicked-menu/record.ts';
import type { AgentCalls, AgentReply, AgentRequest, MenuEntry, ViewName } from './agent-calls.ts';
import { findElectron } from './electron-binary.ts';
import { waitForShopPage, waitInPage } from './wait-in-page.ts';

const root = join(import.meta.dirname, '../../..');
const builtMain = join(root, 'dist/main/main.js');

/** The built app, running. Calls are those of the agent inside its main process. */
export interface Desktop extends AgentCalls {
  /** Where the app stores its settings and data. */
  readonly userData: string;
  readonly process: ChildProcess;
  /** Returns everything that it has written to standard output and error so far. */
  output(): string;
  /** Resolves when the expression is truthy in the page, even across navigations. */
  waitFor(view: ViewName, expression: string): Promise<void>;
  /** Resolves with the shop's address when its page is shown. */
  waitForShop(): Promise<string>;
  /** Resolves with the exit code when the app has ended. */
  ended(): Promise<number | null>;
  /** Quits as the menu does, and resolves with the exit code. */
  close(): Promise<number | null>;
}

export interface DesktopOptions {
  /** Flags of the shop. By default, it gets a free port and stores no data on disk. */
  readonly flags?: readonly string[];
  /** A folder of an earlier run. When absent, a new one that is removed after the tests. */
  readonly userData?: string;
  /** Files that the system starts the app with. */
  readonly files?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The path of the main bundle; the built one when absent. */
  readonly main?: string;
}

const electron = findElectron();

/** The Electron that the tests ran under, for their output. */
export const engine =
  electron === null ? 'a stand-in for Electron on headless Chromium' : `real Electron (${electron})`;

/** For `expect.poll`: the machine may be busy with other tests. */
export const patience = { timeout: 20_000 } as const;

export const isStandIn = electron === null;

/** Starts the built main bundle under real Electron where it is installed, otherwise under the stand-in. */
export function launchDesktop(options: DesktopOptions = {}): Desktop {
  const userData = options.userData ?? makeFolder();
  const flags = options.flags ?? ['--port', '0', '--ephemeral'];
  const main = options.main ?? builtMain;
  const files = options.files ?? [];
  const environment = {
    ...process.env,
    ...options.environment,
    DESKTOP_TEST_USER_DATA: userData,
    // On Windows, Chromium's data is in the same folder.
    LOCALAPPDATA: userData,
    STAND_IN_CHROMIUM: inject('chromium'),
    NODE_ENV: '',
  };
  const [command, args] =
    electron === null ? standInCommand(main, files, flags) : [electron, electronArguments(main, files, flags)];
  const child = spawn(command, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  return drive(child, userData);
}

function standInCommand(main: string, files: readonly string[], flags: readonly string[]): [string, string[]] {
  const register = pathToFileURL(join(root, 'tests/desktop/stand-in/register.ts')).href;
  const agent = pathToFileURL(join(import.meta.dirname, 'agent.ts')).href;
  return [process.execPath, ['--import', register, '--import', agent, main, ...files, '--', ...flags]];
}

/** Returns Electron's arguments: it loads an app folder, one that loads the agent, as plain JavaScript, and then the built app. */
function electronArguments(main: string, files: readonly string[], flags: readonly string[]): string[] {
  const folder = makeFolder();
  for (const name of ['agent', 'create-agent']) {
    const script = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8'));
    writeFileSync(join(folder, `${name}.mjs`), script.replace("'./create-agent.ts'", "'./create-agent.mjs'"));
  }
  writeFileSync(
    join(folder, 'main.mjs'),
    `import './agent.mjs';\nawait import(${JSON.stringify(pathToFileURL(main).href)});\n`,
  );
  const { name, productName, version } = manifest;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, productName, version, main: 'main.mjs' }));
  // Chromium's sandbox refuses to run as root, as in a container.
  return [folder, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...files, '--', ...flags];
}

function drive(child: ChildProcess, userData: string): Desktop {
  const pending = new Map<number, (reply: AgentReply) => void>();
  const output: string[] = [];
  const notes = takeMenuNotes();
  const ended = once(child, 'exit').then(() => child.exitCode);
  let lastId = 0;

  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  // Only the agent sends messages with an id on this channel. The app itself sends one, which has none.
  child.on('message', (reply: AgentReply) => pending.get(reply.id)?.(reply));
  child.on('exit', (code, signal) => {
    for (const [id, settle] of pending) {
      settle({ id, isOk: false, value: `The app ended (${code ?? signal}).\n${output.join('')}` });
    }
  });

  function call(name: keyof AgentCalls, args: readonly unknown[]): Promise<unknown> {
    if (name === 'clickMenu') {
      notes.clicked(String(args[0]));
    }
    lastId += 1;
    const request: AgentRequest = { id: lastId, name, args };
    return new Promise((resolve, reject) => {
      pending.set(request.id, ({ id, isOk, value }) => {
        pending.delete(id);
        if (isOk) {
          resolve(value);
        } else {
          reject(new Error(String(value)));
        }
      });
      child.send(request, (error) => {
        if (error != null) {
          pending.delete(request.id);
          reject(new Error(`The app does not listen: ${error.message}\n${output.join('')}`));
        }
      });
    });
  }

  // The agent's replies have the types of its calls.
  const evaluate: AgentCalls['evaluate'] = (...args) => call('evaluate', args);
  const url = (...args: Parameters<AgentCalls['url']>) => call('url', args) as ReturnType<AgentCalls['url']>;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  const own: Omit<Desktop, keyof AgentCalls> = {
    userData,
    process: child,
    output: () => output.join(''),
    waitFor: (view, expression) => waitInPage({ evaluate }, hasEnded, view, expression),
    waitForShop: async () => {
      const shop = await waitForShopPage({ url }, own.waitFor);
      notes.has(((await call('menuItems', [])) as readonly MenuEntry[]).map(({ id }) => id));
      return shop;
    },
    ended: () => ended,
    close: async () => {
      // An app that has ended by itself, or is about to, receives no messages.
      call('quit', []).catch(() => undefined);
      return ended;
    },
  };
  // Every other name is a call of the agent; the type AgentCalls lists them.
  return new Proxy(own, {
    get: (target, name) =>
      name in target || typeof name === 'symbol' || name === 'then'
        ? Reflect.get(target, name)
        : (...args: readonly unknown[]) => call(name as keyof AgentCalls, args),
  }) as Desktop;
}

const folders: string[] = [];

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-desktop-'));
  folders.push(folder);
  return folder;
}

process.once('exit', () => {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
  }
});
