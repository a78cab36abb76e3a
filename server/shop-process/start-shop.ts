import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { boardDrawingFile } from '../../shared/api/board-drawing.ts';
import type { Content } from '../../shared/content/content.ts';
import { messageOf } from '../../shared/values/message-of.ts';
import { buildApp } from '../app.ts';
import type { App } from '../app-options.ts';
import { budgets } from '../budgets.ts';
import type { ChainLink } from '../chain/remote/chain-link.ts';
import { fileJournal, memoryJournal } from '../chain/remote/journal.ts';
import { loadConfig } from '../config/load.ts';
import { probeWalls } from '../confinement/probe.ts';
import { sealShop } from '../confinement/seal.ts';
import { DataFolderError } from '../database/data-folder-error.ts';
import { shopFile } from '../database/folder/data-files.ts';
import { noRoom } from '../database/folder/open-file.ts';
import { FullError } from '../database/full-error.ts';
import { openDatabases } from '../database/open.ts';
import { prepareShop, resetShop } from '../database/prepare.ts';
import type { Evaluator } from '../decoy/evaluator.ts';
import { clearOverlay } from '../decoy/files/layer-stores.ts';
import type { FixLink } from '../own-fix/messages.ts';
import { createLearnerQuery } from '../reader/remote/learner-query.ts';
import type { ReaderLink } from '../reader/remote/reader-link.ts';
import type { LogLevel, ShopFacts, ShopOptions } from '../supervisor/messages.ts';
import type { ClassLink } from '../training/class/class-link.ts';
import { handbookFilesIn } from '../training/handbook/handbook-files.ts';
import type { StartupTimes } from '../training/metrics/startup-gauges.ts';
import type { ProgressElsewhere } from '../training/progress.ts';
import { chatbotTrainingOf } from './chatbot-training.ts';
import { listen } from './listen.ts';
import { StartError } from './start-error.ts';
import { tidyWhenIdle } from './tidy.ts';

/** A running shop. */
export interface StartedShop extends ShopFacts {
  /** Prefix of the profile page's redirects, empty for none. */
  readonly basePath: string;
  readonly app: App;
  /** Stops listening and closes the databases. */
  stop(): Promise<void>;
}

/**
 * Starts the shop: reads content and configuration, opens the databases, builds the app, and seals the process. Only
 * then does it listen.
 * @throws StartError for a failure that the user can do something about
 */
export async function startShop(
  options: ShopOptions,
  ways: {
    readonly evaluator: Evaluator;
    readonly fixes: FixLink;
    readonly chain: ChainLink;
    readonly reader: ReaderLink;
    readonly onResetFailed: () => void;
    readonly progressElsewhere?: ProgressElsewhere;
    readonly classLink: ClassLink;
  },
  log: (level: LogLevel, text: string) => void,
): Promise<StartedShop> {
  // The packer has checked the content against this type.
  const packed = JSON.parse(readFileSync(options.paths.content, 'utf8')) as Content;
  const packedFolder = dirname(options.paths.content);
  const clock = startClock();
  const config = await configure(options, packed, log);
  const content = { ...packed, chatbotTraining: chatbotTrainingOf(config, packed, options.storage) };
  clock.note('validateConfig');
  const databases = explaining(() =>
    openDatabases(options.storage, budgets, (handle) => createLearnerQuery(handle, ways.reader)),
  );
  for (const note of options.fresh ? [] : databases.notes) {
    log('warn', note);
  }
  clock.note('validatePreconditions');
  const preparation = explaining(() => prepareShop(databases, content, config, { fresh: options.fresh }));
  clock.note('datacreator');
  if (preparation === 'outdated') {
    log('info', 'The app or its configuration has changed, so the shop starts afresh; your progress is kept.');
  }
  const inFolder = (name: string) => (options.storage.kind === 'folder' ? join(options.storage.path, name) : null);
  const uploads = inFolder('uploads');
  const blocks = inFolder('chain.jsonl');
  const journal = blocks === null ? memoryJournal() : fileJournal(blocks);
  if (preparation !== 'kept') {
    clearOverlay(databases.overlay);
    journal.clear();
    if (uploads !== null) {
      // They belong to users who no longer exist.
      rmSync(uploads, { recursive: true, force: true });
    }
  }
  clock.note('cleanupFtpFolder');
  const app = await buildApp({
    config,
    content,
    databases,
    evaluator: ways.evaluator,
    fixes: ways.fixes,
    progressElsewhere: ways.progressElsewhere,
    classLink: ways.classLink,
    chain: {
      link: ways.chain,
      journal,
      // The packer has written a genesis of this type.
      readGenesis: () => JSON.parse(readFileSync(join(packedFolder, 'genesis.json'), 'utf8')),
    },
    readDecoyPack: () => readFileSync(join(packedFolder, 'decoy.pack')),
    readServerTexts: (language) => packedTexts(join(packedFolder, 'texts', `${language}.json`)),
    readChallengeTexts: (language) => packedTexts(join(packedFolder, 'texts/challenges', `${language}.json`)),
    readLongTexts: (language) => packedTexts(join(packedFolder, 'texts/long', `${language}.json`)),
    readCodingChallenges: () => JSON.parse(readFileSync(join(packedFolder, 'coding-challenges.json'), 'utf8')),
    readWeakLines: () => JSON.parse(readFileSync(join(packedFolder, 'weak-lines.json'), 'utf8')),
    readBoardDrawing: () => JSON.parse(readFileSync(join(packedFolder, boardDrawingFile), 'utf8')),
    handbookFiles: handbookFilesIn(join(packedFolder, 'handbook')),
    pages: options.paths.pages,
    logs: inFolder('logs'),
    uploads,
    host: options.host,
    allowedHosts: options.allowedHosts,
    recordsOthers: options.recordsOthers ?? false,
    ctfKey: options.ctfKey,
    solutionsWebhook: options.solutionsWebhook,
    variant: options.variant,
    startup: clock.times,
    resetShop: () => {
      resetShop(databases, content, config);
      try {
        databases.shrink();
      } catch (error) {
        // The shop has been reset all the same.
        log('warn', `The shop's files keep their size until the next reset: ${messageOf(error)}`);
      }
    },
    onResetFailed: (error) => {
      log('error', `Resetting the shop failed: ${messageOf(error)}`);
      ways.onResetFailed();
    },
    log,
  }).catch(explain);
  tidyWhenIdle();
  sealShop(new URL('./', import.meta.url).href);
  const preferredPort = options.port ?? config.server.port;
  const listening = await listen(app.server, options.host, preferredPort);
  return {
    port: listening.port,
    preferredPort,
    confinement: probeWalls(databases.progress),
    offersHelp: config.application.showHelp,
    basePath: config.server.basePath,
    app,
    stop: async () => {
      await listening.close();
      databases.close();
    },
  };
}

/** Reads texts that the packer has written, and so checked. Returns null if there is no such file, since not every language is complete. */
function packedTexts<Texts>(path: string): Texts | null {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Measures how long each step of the start takes, in seconds (api-learning.md 21). */
function startClock() {
  const times: { -readonly [Task in keyof StartupTimes]: StartupTimes[Task] } = {};
  let last = performance.now();
  return {
    times,
    note: (task: keyof StartupTimes) => {
      const now = performance.now();
      times[task] = (now - last) / 1000;
      last = now;
    },
  };
}

async function configure(options: ShopOptions, content: Content, log: (level: LogLevel, text: string) => void) {
  const loaded = await loadConfig({
    defaults: content.configuration,
    variants: content.variants,
    variant: options.configuration?.isVariant === true ? null : options.variant,
    file: options.configuration,
    workshop: options.workshop ?? null,
    overrides: options.configurationOverrides ? { name: 'NODE_CONFIG', text: options.configurationOverrides } : null,
  });
  if (loaded.kind === 'refused') {
    const [first, ...others] = loaded.errors;
    for (const error of loaded.errors) {
      log('error', error);
    }
    const more = others.length === 0 ? '' : ` (and ${others.length} more in the log)`;
    throw new StartError(
      `The configuration ${(options.configuration ?? options.workshop)?.name ?? options.variant} is not valid: ${first}${more}`,
      'Correct it, or start without it.',
      'configuration',
    );
  }
  for (const warning of loaded.warnings) {
    log('warn', warning);
  }
  const { config } = loaded;
  return {
    ...config,
    server: { ...config.server, basePath: options.basePath ?? config.server.basePath },
    challenges: { ...config.challenges, continueCodeIds: options.challengeIds ?? config.challenges.continueCodeIds },
  };
}

function explaining<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return explain(error);
  }
}

function explain(thrown: unknown): never {
  const error = thrown instanceof FullError && thrown.full === 'disk' ? noRoom(shopFile, thrown) : thrown;
  if (error instanceof DataFolderError) {
    throw new StartError(error.reason, error.advice, error.fault);
  }
  if (error instanceof Error && 'code' in error && error.code === 'ERR_DLOPEN_FAILED') {
    throw new StartError(
      `The SQLite library cannot be loaded from the folder of Juice Range (${error.message}).`,
      'Move Juice Range to a disk from which programs may be run, or reinstall it.',
      'place',
    );
  }
  throw error;
}
