import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildContent } from '../../../build/content/build-content.ts';
import type { Content } from '../../../shared/content/content.ts';
import { startEvaluator, type TestEvaluator } from '../../containment/support/evaluator.ts';
import { type Client, createClient } from '../../support/client.ts';
import { linkResources } from '../../support/linked-resources.ts';
import type { ChangedSource, RunningProduct } from './prove.ts';
import type { Evaluated, Report, StartChanged, Stop } from './run-changed-servers.ts';

/** The server, listening in a process of its own, with one of its sources changed. */
export interface ChangedServer extends RunningProduct {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly client: Client;
}

/** The process that runs one changed server after the other. */
interface Runner {
  /** Sends a wish and returns the report on it. Rejects when the process ends instead. */
  ask(wish: StartChanged | Stop): Promise<Report>;
}

const root = join(import.meta.dirname, '../../..');
const entry = join(import.meta.dirname, 'run-changed-servers.ts');

/** A compile cache that saves nearly half of the start of the process. */
const compiled = join(root, 'node_modules/.cache/juice-range-compiled');

// Test files share both, as they share what they import. The first ends when it is idle, and the second with this process.
let evaluator: TestEvaluator | undefined;
let runner: Runner | undefined;

/**
 * Starts the server from its sources, one of which is changed: a module of the server, or a file of `resources/`. Only one runs at a time.
 * @param environment more variables of the process
 * @param others modules of the server that a fix changes beside the one that is shown
 */
export async function startChangedServer(
  changed: ChangedSource,
  environment: Readonly<Record<string, string>> = {},
  others: readonly ChangedSource[] = [],
): Promise<ChangedServer> {
  runner ??= startRunner();
  const { ask } = runner;
  const isResource = changed.file.startsWith('resources/');
  const report = await ask({
    kind: 'start',
    content: isResource ? contentWith(changed) : undefined,
    modules: Object.fromEntries(
      [...(isResource ? [] : [changed]), ...others].map(({ file, text }) => [
        pathToFileURL(join(root, file)).href,
        text,
      ]),
    ),
    environment,
  });
  if (report.kind !== 'listening') {
    const complaint = report.kind === 'failed' ? report.complaint : report.kind;
    throw new Error(`The server does not start with the change to ${changed.file}:\n${complaint}`);
  }
  const { url } = report;
  return {
    url,
    client: createClient(url),
    stop: async () => {
      await ask({ kind: 'stop' });
    },
  };
}

function startRunner(): Runner {
  const { PATH, HOME, SystemRoot } = process.env;
  const child = fork(entry, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...(PATH && { PATH }),
      ...(HOME && { HOME }),
      ...(SystemRoot && { SystemRoot }),
      NODE_COMPILE_CACHE: compiled,
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  child.unref();
  child.channel?.unref();
  let settle: { resolve(report: Report): void; reject(error: Error): void } | undefined;
  child.on('message', (message) => {
    const report = message as Report;
    if (report.kind === 'evaluate') {
      evaluateFor(child, report);
    } else {
      settle?.resolve(report);
    }
  });
  child.once('close', () => {
    // The next server gets another process.
    runner = undefined;
    settle?.reject(new Error(`The process of the changed servers has ended:\n${complaints}`));
  });
  return {
    ask: (wish) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        child.send(wish);
      }),
  };
}

function evaluateFor(child: ChildProcess, { id, request }: Extract<Report, { kind: 'evaluate' }>): void {
  evaluator ??= startEvaluator();
  const { kind, source, globals } = request;
  void evaluator
    .evaluate(kind, source, globals)
    .then((result) => child.send({ kind: 'evaluated', id, result } satisfies Evaluated));
}

function contentWith({ file, text }: ChangedSource): Content {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-resources-'));
  try {
    linkResources(file.slice('resources/'.length), text, join(root, 'resources'), folder);
    return buildContent(folder).content;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
