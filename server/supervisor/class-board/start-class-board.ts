import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClassPart } from '../../../shared/class/class-part.ts';
import type { HandedIn } from '../../../shared/class/trainer.ts';
import type { BoardChallenge } from '../../../shared/class/wall.ts';
import { messageOf } from '../../../shared/values/message-of.ts';
import { type BoardLimits, boardLimits } from '../../class-board/limits.ts';
import type { AnnounceBoard } from '../board-search/announce-board.ts';
import { boardLaunch, confinedEnvironment } from '../confinement-flags.ts';
import { claimDataFolder } from '../data-folder/claim-data-folder.ts';
import type { LogLevel } from '../messages.ts';
import { createRestartPolicy } from '../restart-policy.ts';
import { type SpawnProcess, spawnNode } from '../spawn-process.ts';
import { type BoardLife, liveWithBoard } from './board-life.ts';
import { type ClassPlan, classPartOf, keepClass, readClass } from './class-file.ts';

export interface ClassBoardOptions {
  /** The class's folder, which is made when it isn't there. Absolute. */
  readonly folder: string;
  /** The class to make, or what to change of the one in the folder; null takes that one as it is. */
  readonly plan: ClassPlan | null;
  readonly challenges: readonly BoardChallenge[];
  /** Folder of the built server (`dist/server`), and of the board's pages (`dist/class-board`). Absolute. */
  readonly server: string;
  readonly pages: string;
  /** Address to listen on for the network, and the port to prefer. */
  readonly host: string;
  readonly port: number;
  readonly limits?: BoardLimits;
  /** How learners' apps find the board by name; not at all when absent. */
  readonly announce?: AnnounceBoard;
  readonly spawn?: SpawnProcess;
  /** Called with every change of state. */
  readonly onState?: (state: ClassBoardState) => void;
  readonly onLog?: (level: LogLevel, text: string) => void;
}

export type ClassBoardState =
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'ready';
      readonly name: string;
      /** Where learners' apps and the wall reach the board, most likely address first. */
      readonly addresses: readonly string[];
      /** The trainer's view, on this machine only. Whoever has this address leads the class. */
      readonly trainerUrl: string;
      /** Where a Juice Shop sends its webhook messages (`SOLUTIONS_WEBHOOK`). */
      readonly webhooks: readonly string[];
      /** The `class:` part of the profile. */
      readonly part: ClassPart;
      readonly isConfined: boolean;
      readonly restarts: number;
      readonly pid: number;
    }
  | { readonly kind: 'restarting'; readonly restarts: number }
  /** `reason` is one sentence. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'stopped' };

/** A supervised class board. */
export interface ClassBoard {
  state(): ClassBoardState;
  /** Returns the backups that learners have handed in. @throws when the board isn't ready */
  handedIn(): Promise<readonly HandedIn[]>;
  /** Stops the board and releases its folder. Everything that it has answered is kept. */
  stop(): Promise<void>;
}

/**
 * Starts a class board's process confined (architecture.md 1 and 11) and watches it: it is restarted whenever it ends, on the same ports. Resolves with the
 * first outcome, when the state is `ready` or `failed`. Never rejects.
 */
export async function startClassBoard(options: ClassBoardOptions): Promise<ClassBoard> {
  const log = options.onLog ?? (() => {});
  let state: ClassBoardState = { kind: 'starting' };
  const announce = (changed: ClassBoardState) => {
    state = changed;
    options.onState?.(changed);
  };
  announce(state);
  const firstOutcome = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const pauseAfter = createRestartPolicy();
  let life: BoardLife | undefined;
  let stopAnnouncing = () => {};

  const keepRunning = async (folder: string): Promise<ClassBoardState> => {
    const kept = options.plan === null ? readClass(folder) : keepClass(folder, options.plan);
    if (kept === null) {
      return { kind: 'failed', reason: `The folder ${folder} holds no class.` };
    }
    const own = join(folder, 'board');
    mkdirSync(own, { recursive: true, mode: 0o700 });
    const { secrets, name, language, isContest } = kept;
    let ports = { port: options.port, trainerPort: 0 };
    for (let restarts = 0; !stopping.signal.aborted; restarts += 1) {
      const launch = boardLaunch({ server: options.server, pages: options.pages, folder: own });
      const child = (options.spawn ?? spawnNode)(launch.entry, launch.flags, confinedEnvironment());
      life = liveWithBoard(
        child,
        {
          folder: own,
          pages: options.pages,
          name,
          language,
          isContest,
          challenges: options.challenges,
          secrets,
          host: options.host,
          ...ports,
          limits: options.limits ?? boardLimits,
        },
        log,
      );
      const start = await life.started;
      if (start.kind === 'failed') {
        await life.stop();
        return start;
      }
      if (start.kind === 'ready' && !stopping.signal.aborted) {
        const { facts, pid } = start;
        const { port, trainerPort, addresses, isConfined } = facts;
        stopAnnouncing();
        stopAnnouncing = options.announce?.(secrets.keys.publicKey, port).stop ?? stopAnnouncing;
        ports = { port, trainerPort };
        announce({
          kind: 'ready',
          name,
          addresses,
          trainerUrl: `http://127.0.0.1:${trainerPort}/${secrets.trainerKey}/`,
          webhooks: addresses.map((address) => `${address}/webhook/${secrets.webhookKey}`),
          part: classPartOf(kept, addresses),
          isConfined,
          restarts,
          pid,
        });
        firstOutcome.resolve();
      }
      await life.ended;
      const pause = pauseAfter(start.kind === 'ready', performance.now());
      if (stopping.signal.aborted) {
        break;
      }
      if (pause === null) {
        return { kind: 'failed', reason: 'The class board ended again and again before it was ready.' };
      }
      announce({ kind: 'restarting', restarts: restarts + 1 });
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {
        // The board is being stopped, so nothing waits any longer.
      });
    }
    return { kind: 'stopped' };
  };

  const runAll = async () => {
    const folder = claimDataFolder(options.folder);
    if (folder.kind === 'refused') {
      announce({ kind: 'failed', reason: folder.reason });
      return;
    }
    const last = await keepRunning(folder.path).catch(
      (error: unknown): ClassBoardState => ({ kind: 'failed', reason: messageOf(error) }),
    );
    stopAnnouncing();
    folder.release();
    announce(last);
  };
  const over = runAll().finally(firstOutcome.resolve);
  await firstOutcome.promise;

  return {
    state: () => state,
    handedIn: async () => {
      if (state.kind !== 'ready') {
        throw new Error('The class board is not running.');
      }
      const response = await fetch(`${state.trainerUrl}backups`);
      // The board's process makes this list; the report reads each text as an untrusted backup.
      return (await response.json()) as HandedIn[];
    },
    stop: async () => {
      stopping.abort();
      await life?.stop();
      await over;
    },
  };
}
