import type { CheckOutcome, OwnFixVerdict } from '../../shared/api/own-fix.ts';
import { type Interpreter, isFull, startRuntime } from '../decoy/evaluation/sandbox.ts';
import type { Check } from './checks/check.ts';
import type { CheckDatabase } from './database.ts';
import type { Door, DoorResponse } from './door.ts';
import { createHostCalls } from './host-calls.ts';
import { DoesNotRun, Exhausted, openDoor } from './interpreter-door.ts';
import { littleShops } from './little-shops.ts';
import type { FixJob } from './messages.ts';
import { stripTypes, Unreadable } from './strip-types.ts';

/** Milliseconds that the learner's code may run, over all checks of one fix. A right one takes a tenth of it. */
const timeLimit = 1000;

/** The longest part of a response that is reported, in characters. */
const longestReport = 200;

/** What a fix is tried with. */
export interface Workshop {
  /** Used for this fix and then dropped. */
  readonly interpreter: Interpreter;
  readonly openDatabase: (seed: string) => CheckDatabase;
}

/** Tries the uses and attacks of a challenge on a fix, each in a little shop of its own. Never throws because of the learner's code. */
export function tryFix({ challenge, code }: FixJob, { interpreter, openDatabase }: Workshop): OwnFixVerdict {
  const { isTimeUp, running } = createClock(timeLimit);
  const { surroundings, seed, checks } = littleShops[challenge];
  const { runtime } = startRuntime(interpreter, isTimeUp);
  const exceeded = (): Exhausted['limit'] | undefined =>
    isTimeUp() ? 'timedOut' : isFull(interpreter) ? 'outOfMemory' : undefined;
  try {
    const snippet = stripTypes(code);
    const outcomes = checks.map((check) => {
      const database = openDatabase(seed);
      try {
        const calls = createHostCalls(database);
        return outcomeOf(check, openDoor(runtime.newContext(), { surroundings, snippet, calls, running, exceeded }));
      } finally {
        database.close();
      }
    });
    return { outcome: 'tried', checks: outcomes };
  } catch (error) {
    return verdictOn(error);
  }
}

/** Makes a clock that only runs while learners' code does: how long its surroundings take to set up depends on the machine. */
function createClock(limit: number) {
  let spent = 0;
  let startedAt: number | undefined;
  return {
    isTimeUp: () => spent + (startedAt === undefined ? 0 : performance.now() - startedAt) > limit,
    running: <Result>(work: () => Result): Result => {
      startedAt = performance.now();
      try {
        return work();
      } finally {
        spent += performance.now() - startedAt;
        startedAt = undefined;
      }
    },
  };
}

function outcomeOf({ name, holds }: Check, door: Door): CheckOutcome {
  let last: DoorResponse | undefined;
  const passed = holds((request) => {
    last = door(request);
    return last;
  });
  return {
    name,
    passed,
    response: last === undefined ? '' : `${last.status} ${last.text.slice(0, longestReport)}`.trim(),
  };
}

function verdictOn(error: unknown): OwnFixVerdict {
  if (error instanceof Unreadable) {
    return { outcome: 'doesNotRun', error: `SyntaxError: ${error.message}`, line: error.line };
  }
  if (error instanceof DoesNotRun) {
    return { outcome: 'doesNotRun', error: error.message, line: error.line };
  }
  if (error instanceof Exhausted) {
    return { outcome: error.limit };
  }
  // The interpreter's host gave way, to an overflowing stack for example.
  return { outcome: 'crashed' };
}
