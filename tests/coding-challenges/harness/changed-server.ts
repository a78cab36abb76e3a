import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { buildContent } from '../../../build/content/build-content.ts';
import type { Content } from '../../../shared/content/content.ts';
import { startEvaluator, type TestEvaluator } from '../../containment/support/evaluator.ts';
import { type Client, createClient } from '../../support/client.ts';
import { resourcesWith } from './changed-resources.ts';
import type { ChangedSource, RunningProduct } from './prove.ts';
import type { Evaluate, Evaluated, Listening, StartChanged } from './run-changed-server.ts';

/** The server, listening in a process of its own, with one of its sources changed. */
export interface ChangedServer extends RunningProduct {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly client: Client;
}

const root = join(import.meta.dirname, '../../..');
const entry = join(import.meta.dirname, 'run-changed-server.ts');

/** A compile cache that saves nearly half of the start: the next server differs in only one file. */
const compiled = join(root, 'node_modules/.cache/juice-range-compiled');

let unchanged: Content | undefined;
let shared: TestEvaluator | undefined;

/** Starts the evaluator of this file's servers when the first of them needs it. */
function evaluator(): TestEvaluator {
  shared ??= startEvaluator();
  return shared;
}

afterAll(() => shared?.stop());

/**
 * Starts the server from its sources, one of which is changed: a module of the server, or a file of `resources/`.
 * @param environment variables of the process, besides those it needs to run
 * @param others modules of the server that a fix changes beside the one that is shown
 */
export async function startChangedServer(
  changed: ChangedSource,
  environment: Readonly<Record<string, string>> = {},
  others: readonly ChangedSource[] = [],
): Promise<ChangedServer> {
  const { PATH, HOME, SystemRoot } = process.env;
  const child = fork(entry, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...(PATH && { PATH }),
      ...(HOME && { HOME }),
      ...(SystemRoot && { SystemRoot }),
      NODE_COMPILE_CACHE: compiled,
      ...environment,
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const ended = once(child, 'close');
  const exited = once(child, 'exit');
  const stop = async () => {
    // This makes it exit by itself, in good order. A killed process would save nothing to the compile cache.
    if (child.connected) {
      child.disconnect();
    }
    await exited;
  };
  const isResource = changed.file.startsWith('resources/');
  const start: StartChanged = {
    content: isResource ? contentWith(changed) : unchangedContent(),
    modules: Object.fromEntries(
      [...(isResource ? [] : [changed]), ...others].map(({ file, text }) => [
        pathToFileURL(join(root, file)).href,
        text,
      ]),
    ),
  };
  child.send(start);
  const listening = once(child, 'message') as Promise<[Listening]>;
  child.on('message', (message: Partial<Evaluate>) => {
    const { id, request } = message;
    if (id !== undefined && request !== undefined) {
      const { kind, source, globals } = request;
      void evaluator()
        .evaluate(kind, source, globals)
        .then((result) => child.send({ id, result } satisfies Evaluated));
    }
  });
  const url = await Promise.race([listening.then(([message]) => message.url), ended.then(() => undefined)]);
  if (url === undefined) {
    throw new Error(`The server does not start with the change to ${changed.file}:\n${complaints}`);
  }
  return { url, client: createClient(url), stop };
}

function unchangedContent(): Content {
  unchanged ??= buildContent(join(root, 'resources')).content;
  return unchanged;
}

function contentWith(changed: ChangedSource): Content {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-resources-'));
  try {
    resourcesWith(changed, join(root, 'resources'), folder);
    return buildContent(folder).content;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
