import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, type ElectronApplication } from 'playwright-core';
import type { AgentCalls, ViewName } from '../desktop/driver/agent-calls.ts';
import { createAgent } from '../desktop/driver/create-agent.ts';
import { waitForShopPage, waitInPage } from '../desktop/driver/wait-in-page.ts';
import { isRoot, type Subject } from './subject.ts';

/** The app as a step of the smoke run sees it. Calls are those of the agent that was put into its main process. */
export interface SmokeApp extends AgentCalls {
  /** Everything that it has written to standard output and error since Playwright started it. */
  output(): string;
  waitFor(view: ViewName, expression: string): Promise<void>;
  /** Resolves with the shop's address when its page is shown. */
  waitForShop(): Promise<string>;
  /** Takes a picture of a page, for people. */
  picture(view: ViewName, name: string): Promise<void>;
  /** Resolves with the exit code when the app has ended. */
  readonly ended: Promise<number | null>;
}

/** Where a run stores what it makes. */
export interface SmokeFolders {
  /** The settings and data of the app. */
  readonly scratch: string;
  readonly pictures: string;
}

/** Starts the app with Playwright's Electron driver, with a data folder of its own, and injects the agent. */
export async function startApp(subject: Subject, { scratch, pictures }: SmokeFolders): Promise<SmokeApp> {
  const driven = await _electron.launch({
    executablePath: subject.program,
    args: [
      ...subject.words,
      `--user-data-dir=${join(scratch, 'user')}`,
      '--',
      ...['--port', '0', '--data', join(scratch, 'shop')],
    ],
    // On Windows, Chromium's data is in the same folder.
    env: { ...inherited(), ...subject.environment, LOCALAPPDATA: join(scratch, 'local') },
    chromiumSandbox: !isRoot(),
  });
  const child = driven.process();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const output = collectOutput(driven);
  // The function is sent there as source, and what it returns stays there.
  const agent = await driven.evaluateHandle(createAgent);
  const call = (name: keyof AgentCalls, args: readonly unknown[]): Promise<unknown> =>
    agent.evaluate(
      // The type of AgentCalls says which arguments belong to which name.
      (calls, [called, given]) => (calls[called] as (...given: readonly unknown[]) => Promise<unknown>)(...given),
      [name, args] as const,
    );

  const own: Omit<SmokeApp, keyof AgentCalls> = {
    output,
    ended,
    waitFor: (view, expression) =>
      waitInPage({ evaluate: (...args) => call('evaluate', args) }, () => child.exitCode !== null, view, expression),
    // The agent's reply has the type of its call.
    waitForShop: () => waitForShopPage({ url: (view) => call('url', [view]) as Promise<string> }, own.waitFor),
    picture: async (view, name) => {
      mkdirSync(pictures, { recursive: true });
      writeFileSync(join(pictures, `${name}.png`), Buffer.from(String(await call('screenshot', [view])), 'base64'));
    },
  };
  // Every other name is a call of the agent; the type of AgentCalls lists them.
  return new Proxy(own, {
    get: (target, name) =>
      name in target || typeof name === 'symbol' || name === 'then'
        ? Reflect.get(target, name)
        : (...args: readonly unknown[]) => call(name as keyof AgentCalls, args),
  }) as SmokeApp;
}

/** Removes variables that would affect the app: a variant of the shop's configuration, or a plain Node. */
function inherited(): Record<string, string> {
  const { NODE_ENV: _variant, ELECTRON_RUN_AS_NODE: _mode, ...others } = process.env;
  return Object.fromEntries(
    Object.entries(others).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function collectOutput(driven: ElectronApplication): () => string {
  const { stdout, stderr } = driven.process();
  const parts: string[] = [];
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk) => parts.push(String(chunk)));
  }
  return () => parts.join('');
}
