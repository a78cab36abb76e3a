import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BoardLimits, boardLimits } from '../../../server/class-board/limits.ts';
import {
  type ClassBoard,
  type ClassBoardState,
  startClassBoard,
} from '../../../server/supervisor/class-board/start-class-board.ts';
import type { TrainerOrder } from '../../../shared/class/orders.ts';
import type { TrainerState } from '../../../shared/class/trainer.ts';
import type { BoardChallenge, WallState } from '../../../shared/class/wall.ts';
import { readBuiltChallenges } from '../../../shared/content/built-challenges.ts';

const dist = join(import.meta.dirname, '../../../dist');

export type ReadyBoard = Extract<ClassBoardState, { readonly kind: 'ready' }>;

/** A running class board: the built process, confined and supervised as in production. */
export interface TestBoard {
  readonly board: ClassBoard;
  readonly folder: string;
  /** Everything that was logged. */
  readonly log: readonly string[];
  /** The board's address on the network. */
  readonly address: string;
  ready(): ReadyBoard;
  wall(): Promise<WallState>;
  trainer(): Promise<TrainerState>;
  /** Gives an order as the trainer's view does. Returns the status of the response. */
  order(order: TrainerOrder): Promise<number>;
  /** Kills the board's process, and resolves when another one is ready. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface BoardWishes {
  readonly isContest?: boolean;
  readonly folder?: string;
  readonly limits?: Partial<BoardLimits>;
  readonly port?: number;
  /** Folder of the pages; two short ones when absent. */
  readonly pages?: string;
}

/** The pages as they are built. */
export const builtPages = join(dist, 'class-board');

/** All connections of a test come from one address, as no room's do. */
export const roomyLimits: BoardLimits = {
  ...boardLimits,
  connectionsPerAddress: boardLimits.connections,
  perAddress: { burst: 5000, perSecond: 5000 },
  joins: { burst: 1000, perSecond: 100 },
};

export const challenges: readonly BoardChallenge[] = readBuiltChallenges(join(dist, 'server')).map(
  ({ key, name, category, difficulty, topic, hasCodingChallenge }) => ({
    // The packer has checked the keys.
    key: key as BoardChallenge['key'],
    name,
    category,
    difficulty,
    topic,
    hasCodingChallenge,
    hints: 3,
    isSelected: true,
  }),
);

/** Starts a board on a free port of this machine. */
export async function startBoard(wishes: BoardWishes = {}): Promise<TestBoard> {
  const scratch = mkdtempSync(join(tmpdir(), 'class-board-'));
  const folder = wishes.folder ?? join(scratch, 'class');
  const pages = join(scratch, 'pages');
  mkdirSync(pages);
  writeFileSync(join(pages, 'wall.html'), '<!doctype html><title>Wall</title>');
  writeFileSync(join(pages, 'trainer.html'), '<!doctype html><title>Trainer</title>');
  const log: string[] = [];
  let restarted: (() => void) | undefined;
  const board = await startClassBoard({
    folder,
    plan: { name: 'Tuesday', language: 'en', isContest: wishes.isContest ?? false },
    challenges,
    server: join(dist, 'server'),
    pages: wishes.pages ?? pages,
    host: '127.0.0.1',
    port: wishes.port ?? 0,
    limits: { ...roomyLimits, ...wishes.limits },
    onState: ({ kind }) => {
      if (kind === 'ready') {
        restarted?.();
      }
    },
    onLog: (level, text) => log.push(`${level}: ${text}`),
  });
  const ready = (): ReadyBoard => {
    const state = board.state();
    if (state.kind !== 'ready') {
      throw new Error(`The board is ${JSON.stringify(state)}. ${log.join('\n')}`);
    }
    return state;
  };
  const address = ready().addresses[0] ?? '';
  const trainerUrl = ready().trainerUrl;
  return {
    board,
    folder,
    log,
    address,
    ready,
    wall: async () => (await fetch(`${address}/wall/state`)).json() as Promise<WallState>,
    trainer: async () => (await fetch(`${trainerUrl}state`)).json() as Promise<TrainerState>,
    order: async (order) => {
      const response = await fetch(`${trainerUrl}orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      return response.status;
    },
    kill: async () => {
      const back = new Promise<void>((resolve) => {
        restarted = resolve;
      });
      process.kill(ready().pid, 'SIGKILL');
      await back;
    },
    stop: async () => {
      await board.stop();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** Waits until a reading is as wanted, and returns it. Rejects with the last one after `patience` milliseconds. */
export async function eventually<Value>(
  read: () => Promise<Value> | Value,
  isWanted: (value: Value) => boolean,
  patience = 10_000,
): Promise<Value> {
  const deadline = performance.now() + patience;
  for (;;) {
    const value = await read();
    if (isWanted(value)) {
      return value;
    }
    if (performance.now() > deadline) {
      throw new Error(`Not in time: ${JSON.stringify(value)?.slice(0, 2000)}`);
    }
    await delay(25);
  }
}
