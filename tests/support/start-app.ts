import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../../server/app.ts';
import type { App } from '../../server/app-options.ts';
import type { Budgets } from '../../server/budgets.ts';
import type { ChainLink } from '../../server/chain/remote/chain-link.ts';
import { memoryJournal } from '../../server/chain/remote/journal.ts';
import { loadConfig } from '../../server/config/load.ts';
import { type Databases, openDatabases } from '../../server/database/open.ts';
import { prepareShop, resetShop } from '../../server/database/prepare.ts';
import type { Evaluator } from '../../server/decoy/evaluator.ts';
import type { Internet } from '../../server/decoy/outbound/internet.ts';
import type { DocumentReaders } from '../../server/decoy/readers/outcomes.ts';
import type { FixLink } from '../../server/own-fix/messages.ts';
import { boardDrawingFile } from '../../shared/api/board-drawing.ts';
import type { CodingChallenges } from '../../shared/api/coding-challenges.ts';
import type { Content } from '../../shared/content/content.ts';
import {
  builtContent,
  challengeTexts,
  codingChallenges,
  decoyPack,
  handbookFiles,
  longTextsIn,
  once,
  serverTexts,
  weakLines,
} from './built-resources.ts';
import { readInHere } from './reader-in-here.ts';

const root = join(import.meta.dirname, '../..');

/** What a test wants of its app; everything has a default. */
export interface AppWishes {
  /** What is packed for the shop; what `resources/` holds by default. */
  readonly content?: Content;
  /** Parts of the configuration, as an operator's file would have them. */
  readonly configuration?: object;
  /** A named variant of the configuration. */
  readonly variant?: string;
  readonly evaluator?: Evaluator;
  /** What tries learners' own fixes; nothing by default. */
  readonly fixes?: FixLink;
  /** The connection to the chain; one in this process by default. */
  readonly chain?: ChainLink;
  /** What reads uploaded documents; the decoy's own readers by default. */
  readonly readers?: DocumentReaders;
  /** What replaces the Internet, where the configuration allows it. */
  readonly internet?: Internet;
  /** The coding challenges; the shipped ones by default. */
  readonly codingChallenges?: CodingChallenges;
  /** The folder with the front end; the built one by default. */
  readonly pages?: string;
  /** The folder for the access log; none by default. */
  readonly logs?: string;
  /** The folder for uploads; they are kept in memory by default. */
  readonly uploads?: string;
  readonly allowedHosts?: readonly string[];
  /** Whether the workbench records clients on other machines; not by default. */
  readonly recordsOthers?: boolean;
  readonly ctfKey?: string;
  readonly solutionsWebhook?: string;
  /** What learners may make grow, keep waiting or keep busy; as in production by default. */
  readonly budgets?: Budgets;
}

/** The app in this process, listening, on databases in memory. */
export interface StartedApp {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly app: App;
  readonly databases: Databases;
  readonly content: Content;
  /** Everything that was logged so far, one entry per line. */
  readonly logged: readonly string[];
  stop(): Promise<void>;
}

/** An evaluator that answers nothing. Areas that evaluate learner input get a real one from their tests. */
const noEvaluator: Evaluator = {
  evaluate: () => Promise.reject(new Error('This test has no evaluator.')),
};

/** Tries no fixes. Tests of fixes bring the real process along. */
const noFixes: FixLink = {
  tryFix: () => Promise.reject(new Error('This test tries no fixes.')),
};

/** Makes a chain without a process of its own, which runs one job at a time, as the process does. */
function chainInHere(): ChainLink {
  // Most tests never use it.
  const answering = once(async () => (await import('../../server/chain/answer-job.ts')).createJobAnswerer());
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (job) => {
      const answered = last.then(async () => {
        const answer = await answering();
        return { outcome: 'done', text: JSON.stringify(await answer(job)) } as const;
      });
      last = answered;
      return answered;
    },
  };
}

/** Builds the app and listens on a free loopback port. */
export async function startApp(wishes: AppWishes = {}): Promise<StartedApp> {
  const content = wishes.content ?? builtContent();
  const config = await configurationOf(content, wishes);
  const databases = openDatabases({ kind: 'memory' }, wishes.budgets, readInHere(wishes.budgets));
  prepareShop(databases, content, config, { fresh: true });
  const logged: string[] = [];
  const app = await buildApp({
    config,
    ...(wishes.budgets === undefined ? {} : { budgets: wishes.budgets }),
    content,
    databases,
    evaluator: wishes.evaluator ?? noEvaluator,
    fixes: wishes.fixes ?? noFixes,
    chain: {
      link: wishes.chain ?? chainInHere(),
      journal: memoryJournal(),
      readGenesis: () => JSON.parse(readFileSync(join(root, 'dist/server/genesis.json'), 'utf8')),
    },
    readDecoyPack: decoyPack,
    readServerTexts: (language) => serverTexts()[language] ?? null,
    readChallengeTexts: (language) => challengeTexts()[language] ?? null,
    readLongTexts: longTextsIn,
    readCodingChallenges: () => wishes.codingChallenges ?? codingChallenges(),
    readWeakLines: weakLines,
    readBoardDrawing: () => JSON.parse(readFileSync(join(root, 'dist/server', boardDrawingFile), 'utf8')),
    handbookFiles,
    ...(wishes.readers === undefined ? {} : { decoyParts: { readers: wishes.readers } }),
    ...(wishes.internet === undefined ? {} : { internet: wishes.internet }),
    pages: wishes.pages ?? join(root, 'dist/renderer'),
    logs: wishes.logs ?? null,
    uploads: wishes.uploads ?? null,
    host: '127.0.0.1',
    allowedHosts: wishes.allowedHosts ?? [],
    recordsOthers: wishes.recordsOthers ?? false,
    ctfKey: wishes.ctfKey ?? null,
    solutionsWebhook: wishes.solutionsWebhook ?? null,
    variant: wishes.variant ?? null,
    startup: {},
    resetShop: () => resetShop(databases, content, config),
    log: (level, text) => logged.push(`${level} ${text}`),
  });
  const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    port: Number(new URL(url).port),
    app,
    databases,
    content,
    logged,
    stop: async () => {
      await app.server.close();
      databases.close();
    },
  };
}

async function configurationOf(content: Content, { configuration: parts, variant }: AppWishes) {
  const loaded = await loadConfig({
    defaults: content.configuration,
    variants: content.variants,
    variant: variant ?? null,
    file: parts === undefined ? null : { name: 'test.json', text: JSON.stringify(parts) },
  });
  if (loaded.kind === 'refused') {
    throw new Error(`The test's configuration is refused: ${loaded.errors.join('; ')}`);
  }
  return loaded.config;
}
