import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClassPart } from '../../shared/class/class-part.ts';
import { messageOf } from '../../shared/values/message-of.ts';
import { type Budgets, budgets as usualBudgets } from '../budgets.ts';
import type { FindBoard } from './board-search/find-board.ts';
import type { ClassReporter } from './class-report/class-reporter.ts';
import type { reportToClass as ReportToClass } from './class-report/report-to-class.ts';
import {
  type BuiltPaths,
  confinedEnvironment,
  type Launch,
  shopLaunch,
  UngrantableFolder,
} from './confinement-flags.ts';
import { claimStorage } from './data-folder/claim-storage.ts';
import { clearShopFiles } from './data-folder/clear-shop-files.ts';
import { createHosts } from './hosts.ts';
import { limitLines, readLines } from './log-lines.ts';
import type { LogLevel, ShopOptions } from './messages.ts';
import { createProgressKeeper } from './progress-keeper.ts';
import { createResetRequests } from './reset-requests.ts';
import { createRestartPolicy } from './restart-policy.ts';
import { liveWithShop, type ShopLife } from './shop-life.ts';
import { addressOf, type ShopState } from './shop-state.ts';
import { type SpawnProcess, spawnNode } from './spawn-process.ts';

export type { BuiltPaths } from './confinement-flags.ts';
export type { ShopState } from './shop-state.ts';
export type { SpawnProcess } from './spawn-process.ts';

export interface SupervisorOptions {
  readonly shop: Omit<ShopOptions, 'paths'>;
  readonly paths: BuiltPaths;
  /** Called with every change of state, including `starting`. */
  readonly onState?: (state: ShopState) => void;
  /** Called with every log line of the shop, without control characters. */
  readonly onLog?: (level: LogLevel, text: string) => void;
  /** How processes are started; `child_process.fork` when absent. */
  readonly spawn?: SpawnProcess;
  /** The class whose board the learner may report to; absent or null for none. */
  readonly class?: ClassPart | null;
  /** How that board is looked for besides its addresses in the profile; not at all when absent. */
  readonly findBoard?: FindBoard;
  /** What the shop may take, above all as a process; the usual budgets when absent. */
  readonly budgets?: Budgets;
}

/** A supervised shop. */
export interface Supervisor {
  readonly state: () => ShopState;
  /** Stops shop, evaluator, readers and chain and releases the data folder. Resolves when they are gone. */
  stop(): Promise<void>;
  /**
   * "Reset shop": seeds the target anew, usually without a restart. A shop that can't do that itself is ended, and restarted without its files;
   * progress stays. Rejects when there is no shop, or when the new one doesn't get ready.
   */
  resetShop(): Promise<void>;
  /** "Reset progress": forgets everything solved. Rejects when the shop isn't ready or dies in the meantime. */
  resetProgress(): Promise<void>;
  /** "Forget class": forgets the learner's choice, the name with its key, and what waits to be reported. Does nothing without a class. */
  forgetClass(): void;
}

/**
 * Starts the shop process confined (architecture.md 1) and watches it. Resolves with the first outcome, when the state is `ready` or `failed`; a
 * failed supervisor holds nothing and may be dropped. Never rejects because of the data folder, the port or the configuration: these lead to `failed`
 * states with a reason and advice.
 */
export async function startSupervisor(options: SupervisorOptions): Promise<Supervisor> {
  const log = options.onLog ?? (() => {});
  const budgets = options.budgets ?? usualBudgets;
  let state: ShopState = { kind: 'starting' };
  const announce = (changed: ShopState) => {
    state = changed;
    options.onState?.(changed);
  };
  announce(state);

  const storage = claimStorage(options.shop.storage);
  if (storage.kind === 'refused') {
    announce({ kind: 'failed', reason: storage.reason, advice: storage.advice, fault: storage.fault });
  }
  const launch = (target: Launch) => (options.spawn ?? spawnNode)(target.entry, target.flags, confinedEnvironment());
  const hosts = createHosts((target) => logged(launch(target), log), options.paths, budgets.learnerSql);
  const resets = createResetRequests();
  const pauseAfter = createRestartPolicy();
  const progress = createProgressKeeper();
  const firstOutcome = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let isOver = false;
  let life: ShopLife | undefined;
  const report = await startReports(options, storage, (message) => life?.send(message));
  /** Set while the shop is to be ended and restarted without its files. */
  let afresh: PromiseWithResolvers<void> | undefined;

  const begin = (shop: ShopOptions): ShopLife => {
    const begun = liveWithShop(launch(shopLaunch(options.paths, shop.storage)), {
      shop,
      budgets,
      onLog: log,
      onMessage: (message) => {
        switch (message.type) {
          case 'resetDone':
            resets.done(message.what);
            break;
          case 'resetFailed':
            resets.abandon();
            void startAfresh('The running shop could not be reset.');
            break;
          case 'solved':
            progress.keep(message.challenges);
            break;
          case 'noted':
            progress.note(message.entries);
            break;
          case 'progressReset':
            progress.forget();
            break;
          case 'copy':
          case 'copyPart':
            hosts.copy(message);
            break;
          case 'evaluate':
          case 'tryFix':
          case 'askChain':
          case 'runSql': {
            const { id } = message;
            void hosts.ask(message).then((result) => begun.send({ type: 'answered', id, result }));
            break;
          }
          default:
            report?.hear(message);
        }
      },
    });
    return begun;
  };

  /** Keeps a shop running until it is stopped or given up. */
  const keepRunning = async (first: ShopOptions): Promise<ShopState> => {
    // The readers' folder is created with the first SQL that needs it. Whether it can be granted is checked right away.
    hosts.checkFolder();
    let shop = first;
    for (let restart = 0; !stopping.signal.aborted; restart += 1) {
      const isAfresh = restart === 0 ? shop.fresh : afresh !== undefined;
      if (isAfresh) {
        shop = { ...shop, fresh: true };
        const refusal = shop.storage.kind === 'folder' ? clearShopFiles(shop.storage.path) : undefined;
        if (refusal !== undefined) {
          return { kind: 'failed', ...refusal };
        }
      }
      life = begin(shop.storage.kind === 'memory' ? { ...shop, progress: progress.kept() } : shop);
      const start = await life.started;
      if (start.kind === 'failed') {
        await life.stop();
        return start;
      }
      if (start.kind === 'ready' && !stopping.signal.aborted) {
        const { host } = options.shop;
        announce({ ...start, url: addressOf(host, start.port), host, restarts: restart });
        log('info', `Server listening on port ${start.port} (process ${start.pid})`);
        firstOutcome.resolve();
        report?.greet();
        // `fresh` and the preferred port hold for the first start only: the address must not change under the learner.
        shop = { ...shop, fresh: false, port: start.port };
        if (isAfresh) {
          afresh?.resolve();
          afresh = undefined;
        } else if (afresh !== undefined) {
          // This start was already on its way when the fresh one was requested.
          void life.stop();
        }
      }
      const because = await life.ended;
      resets.abandon();
      const pause = pauseAfter(start.kind === 'ready', performance.now());
      if (stopping.signal.aborted) {
        break;
      }
      if (pause === null) {
        return neverReady;
      }
      announce({ kind: 'restarting', because, restarts: restart + 1 });
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {
        // The supervisor is stopping, so it waits no longer.
      });
    }
    return { kind: 'stopped' };
  };

  const runAll = async () => {
    if (storage.kind === 'refused') {
      return;
    }
    const paths = { content: join(options.paths.server, 'content.json'), pages: options.paths.pages };
    const last = await keepRunning({ ...options.shop, storage: storage.storage, paths }).catch(notStartable);
    isOver = true;
    afresh?.reject(new Error(last.kind === 'failed' ? last.reason : 'The shop was stopped.'));
    hosts.stop();
    await report?.stop();
    storage.release();
    announce(last);
  };
  const over = runAll().finally(firstOutcome.resolve);
  await firstOutcome.promise;

  const reset = async (what: 'shop' | 'progress') => {
    if (state.kind !== 'ready') {
      throw new Error('The shop is not running.');
    }
    const done = resets.request(what, () => life?.send({ type: what === 'shop' ? 'resetShop' : 'resetProgress' }));
    await (life?.withoutHeartbeat(done) ?? done);
  };
  /** Ends the shop and starts it without its files. Resolves once the shop is ready again, and rejects once it can't get ready. */
  const startAfresh = (because: string): Promise<void> => {
    if (afresh === undefined) {
      log('error', `${because} It is restarted without its files.`);
      afresh = Promise.withResolvers();
      // If nobody is waiting for it, its rejection must not count as unhandled.
      afresh.promise.catch(() => {});
      void life?.stop();
    }
    return afresh.promise;
  };
  const resetShop = async () => {
    if (state.kind !== 'ready' && state.kind !== 'restarting') {
      throw new Error('The shop is not running.');
    }
    try {
      await reset('shop');
    } catch (error) {
      // A supervisor that ends starts nothing any more, so a fresh start would never settle.
      if (stopping.signal.aborted || isOver) {
        throw error;
      }
      await startAfresh(messageOf(error));
    }
  };
  return {
    state: () => state,
    resetShop,
    resetProgress: () => reset('progress'),
    forgetClass: () => report?.forget(),
    stop: async () => {
      stopping.abort();
      await life?.stop();
      await over;
    },
  };
}

/** Starts to report to the class, if there is one. Few learners have one, and the code for it would take a third of each start. */
async function startReports(...given: Parameters<typeof ReportToClass>): Promise<ClassReporter | undefined> {
  const [options] = given;
  if ((options.class ?? null) === null) {
    return undefined;
  }
  const { reportToClass } = await import('./class-report/report-to-class.ts');
  return reportToClass(...given);
}

/** Logs what a process for hostile work prints, within limits. */
function logged(child: ChildProcess, log: (level: LogLevel, text: string) => void): ChildProcess {
  const limited = limitLines(log);
  readLines(child.stdout, (line) => limited('info', line));
  readLines(child.stderr, (line) => limited('warn', line));
  return child;
}

const neverReady: ShopState = {
  kind: 'failed',
  reason: 'The shop ended again and again before it was ready.',
  advice: 'Look at the log above, or start with another data folder (--data) or with a fresh shop (--fresh).',
  fault: 'crash',
};

function notStartable(error: unknown): ShopState {
  if (error instanceof UngrantableFolder) {
    const advice = 'Move Juice Range to a folder without a * in its path, and start it from there.';
    return { kind: 'failed', reason: error.message, advice, fault: 'place' };
  }
  return {
    kind: 'failed',
    reason: `The shop process cannot be started (${messageOf(error)}).`,
    advice: 'Build or install Juice Range again.',
    fault: 'crash',
  };
}
