import { findBoard } from '../server/supervisor/board-search/nearby.ts';
import { describeConfinement } from '../server/supervisor/command-line/report.ts';
import { inWorkshop } from '../server/supervisor/command-line/shop-options.ts';
import {
  type ShopState,
  type Supervisor,
  type SupervisorOptions,
  startSupervisor,
} from '../server/supervisor/supervisor.ts';
import { createListeners } from './listeners.ts';
import { log } from './log/log.ts';
import { spawnInNodeMode } from './node-mode.ts';
import { paths } from './paths.ts';
import type { ShopAddress } from './security/origins.ts';
import { words } from './words.ts';
import type { ReadWorkshop } from './workshop/workshop.ts';

const happened = { died: 'died', hung: 'no longer answered', grew: 'took too much memory' } as const;

type ShopOptions = SupervisorOptions['shop'];

/** The supervised shop as the rest of the shell sees it. */
export interface Shop {
  state(): ShopState;
  /** Returns the shop's address while it has one, otherwise null. */
  address(): ShopAddress | null;
  /** Calls the listener with every change of state. */
  follow(listener: (state: ShopState) => void): void;
  /** Returns where the shop keeps its data. */
  storage(): ShopOptions['storage'];
  /**
   * Starts the shop, or restarts it after a failure. Resolves with the first outcome, which followers are told as well.
   * @param changes options that differ until the app ends; `fresh` holds only until the shop has been ready once
   */
  start(changes?: Partial<ShopOptions>): Promise<void>;
  stop(): Promise<void>;
  /** Both resets reject when the shop isn't ready. */
  resetShop(): Promise<void>;
  resetProgress(): Promise<void>;
  /** Tells whether there is a class that the learner may report to. */
  hasClass(): boolean;
  /** Forgets it, if there is one. */
  forgetClass(): void;
}

/**
 * Runs the supervisor. Its children run on Electron's own executable in its Node mode, which parses Node's flags, so
 * that the permission model holds (architecture.md 1, wall 3).
 * @param findWorkshop looks for the workshop profile at each start, until the learner leaves it out
 */
export function createShop(given: ShopOptions, findWorkshop: () => Promise<ReadWorkshop>): Shop {
  const followers = createListeners<[state: ShopState]>();
  let options = given;
  let current: ShopState = { kind: 'stopped' };
  let lastAddress: ShopAddress | null = null;
  let supervisor: Supervisor | null = null;
  let hasClass = false;
  let starting: Promise<void> | null = null;

  function change(state: ShopState): void {
    current = state;
    lastAddress = state.kind === 'ready' ? { origin: state.url } : state.kind === 'restarting' ? lastAddress : null;
    if (state.kind === 'ready') {
      options = { ...options, fresh: false };
      log.info(`Juice Range is ready at ${state.url}`);
      log.info(describeConfinement(state.confinement));
    } else if (state.kind === 'failed') {
      log.error(`The shop did not start: ${state.reason}`);
    } else if (state.kind === 'restarting') {
      log.error(`The shop ${happened[state.because]} and is started again.`);
    }
    followers.tell(state);
  }

  async function start(): Promise<void> {
    await supervisor?.stop();
    // Null means that the learner asked for a start without a profile.
    const found = options.workshop === null ? ({ kind: 'none' } as const) : await findWorkshop();
    if (found.kind === 'bad') {
      change({
        kind: 'failed',
        reason: found.reason,
        advice: words.start.advice.configuration,
        fault: 'configuration',
      });
      return;
    }
    hasClass = found.kind === 'good' && found.workshop.class !== null;
    supervisor = await startSupervisor({
      shop: found.kind === 'good' ? inWorkshop(options, found.workshop) : options,
      class: found.kind === 'good' ? found.workshop.class : null,
      findBoard,
      paths: paths.built,
      onState: change,
      onLog: log.shop,
      spawn: spawnInNodeMode,
    });
  }

  /** Handles what nobody expected. The supervisor itself reports everything that can be expected to go wrong. */
  function fail(error: unknown): void {
    log.error(error);
    change({
      kind: 'failed',
      reason: error instanceof Error ? error.message : String(error),
      advice: words.start.advice.crash,
      fault: 'crash',
    });
  }

  function running(): Supervisor {
    if (supervisor === null) {
      throw new Error('The shop is not running.');
    }
    return supervisor;
  }

  return {
    state: () => current,
    address: () => lastAddress,
    follow: followers.add,
    storage: () => options.storage,
    start: (changes = {}) => {
      options = { ...options, ...changes };
      starting ??= start()
        .catch(fail)
        .finally(() => {
          starting = null;
        });
      return starting;
    },
    stop: async () => {
      await starting;
      await supervisor?.stop();
    },
    resetShop: async () => running().resetShop(),
    resetProgress: async () => running().resetProgress(),
    hasClass: () => hasClass,
    forgetClass: () => supervisor?.forgetClass(),
  };
}
