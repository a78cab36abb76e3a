import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import type { ClassStatus } from '../../shared/api/class.ts';
import { learnerParts } from '../../shared/api/kept-progress.ts';
import { viewNames } from '../../shared/api/learner.ts';
import { lessonNames } from '../../shared/api/lesson-names.ts';
import { longestFix, type OwnFixVerdict, ownFixKeys } from '../../shared/api/own-fix.ts';
import type { Budgets } from '../budgets.ts';
import type { ChainOutcome } from '../chain/messages.ts';
import type { EvaluationOutcome } from '../decoy/evaluation/messages.ts';
import { evaluationKinds } from '../decoy/evaluator.ts';
import {
  count,
  countUpTo,
  type Form,
  flag,
  list,
  number,
  object,
  oneOf,
  orNull,
  otherwise,
  tagged,
  text,
  textUpTo,
  type ValueOf,
} from '../jobs/form.ts';
import { partSize, type ReaderOutcome } from '../reader/messages.ts';
import { type ClassMessageToShop, classNews } from './class-report/class-news.ts';
import { cleanLine } from './log-lines.ts';
import {
  type ConfinementProbe,
  type ConfinementReport,
  confinementProbes,
  logLevels,
  type ShopOptions,
  startFaults,
} from './messages.ts';

export type MessageToShop =
  | { readonly type: 'start'; readonly options: ShopOptions }
  | { readonly type: 'ping'; readonly sequence: number }
  /** Answers what the shop asked of the evaluator, the process for fixes, the chain or the readers, or about the class. */
  | {
      readonly type: 'answered';
      readonly id: number;
      readonly result: EvaluationOutcome | OwnFixVerdict | ChainOutcome | ReaderOutcome | ClassStatus;
    }
  | ClassMessageToShop
  | { readonly type: 'resetShop' }
  | { readonly type: 'resetProgress' }
  | { readonly type: 'stop' };

export type MessageFromShop = ValueOf<ReturnType<typeof shopMessages>>;

/** What an entry about the learner may be named after. */
const entryNames = ['', ...challengeKeys, ...lessonNames, ...viewNames] as const;

/** How many entries about the learner there can be. */
const mostEntries = learnerParts.length * entryNames.length;

/** The longest value of an entry, in characters. What the shop itself keeps is shorter. */
const longestEntry = 16 * 1024;

/** How many requests are reported at once. */
const mostRequests = 12;

/** The longest SQL that the readers are given, in characters. Requests are shorter. */
const longestSql = 256 * 1024;

/** The largest copy of the shop's tables, in bytes. The tables' budget is half of it. */
const largestCopy = 64 * 1024 * 1024;

/** The longest part of a copy, in characters of base64. */
const longestPart = Math.ceil(partSize / 3) * 4;

/**
 * Returns the forms of the shop process's messages. The process may have been taken over, so anything that is not of the agreed form is ignored.
 * Strings for people are cleaned.
 */
export function shopMessages(limits: Budgets['jobs']) {
  return tagged('type', {
    ready: { port, preferredPort: otherwise(port, 0), confinement, offersHelp: flag },
    /** Holds the bytes of memory that the process has, where the supervisor can't see them itself; 0 elsewhere. */
    pong: { sequence: number, memory: otherwise(number, 0) },
    /** Requests that have begun and aren't answered yet, oldest first: method and URL. */
    underWay: { requests: list(line, mostRequests) },
    evaluate: {
      id: count,
      job: object({
        kind: oneOf(evaluationKinds),
        source: textUpTo(limits.source),
        globals: textUpTo(limits.globals),
      }),
    },
    tryFix: { id: count, job: object({ challenge: oneOf(ownFixKeys), code: textUpTo(longestFix) }) },
    askChain: { id: count, job: object({ kind: oneOf(['request', 'restore']), text: textUpTo(limits.chainText) }) },
    runSql: { id: count, job: object({ sql: textUpTo(longestSql), copy: count, wanted: oneOf(['all', 'first']) }) },
    copy: { revision: count, base: orNull(count), size: countUpTo(largestCopy), parts: count },
    copyPart: { revision: count, index: countUpTo(largestCopy / partSize - 1), bytes: textUpTo(longestPart) },
    /** What has changed in the progress of a shop without files. Sent before anyone else is told. */
    solved: { challenges: otherwise(list(challenge, challengeKeys.length), []) },
    /** What else has changed of what is kept of its learner. Sent before the page is answered. */
    noted: { entries: otherwise(list(entry, mostEntries), []) },
    /** The learner has reset the progress. */
    progressReset: {},
    ...classNews,
    resetDone: { what: oneOf(['shop', 'progress']) },
    /** The running shop could not be reset, and asks to be restarted without its files. */
    resetFailed: {},
    /** The shop cannot start. */
    failed: { reason: line, advice: line, fault: otherwise(oneOf(startFaults), 'crash') },
    log: { level: otherwise(oneOf(logLevels), 'info'), text: line },
  });
}

function port(value: unknown): number | undefined {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 65_536 ? Number(value) : undefined;
}

/** Reads a string that is meant for people. */
function line(value: unknown): string {
  return cleanLine(text(value) ?? '');
}

/** Reads a time in ISO 8601, UTC. */
function time(value: unknown): string | undefined {
  const given = text(value);
  return given !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(given) ? given : undefined;
}

const challenge = object({
  key: oneOf(challengeKeys),
  solvedAt: orNull(time),
  codingStatus: oneOf([0, 1, 2]),
  codingChangedAt: orNull(time),
});

const entry = object({
  part: oneOf(learnerParts),
  name: oneOf(entryNames),
  value: orNull(textUpTo(longestEntry)),
});

// These are exactly the keys of the type, since they come from the list of all probes.
const walls = Object.fromEntries(confinementProbes.map((probe) => [probe, flag])) as Record<
  ConfinementProbe,
  Form<boolean>
>;

const refusals = object(walls);
const report = object({ permissionModel: flag, refused: (value: unknown) => refusals(Object(value)) });

/** Reads a report. Whatever is missing counts as a wall that doesn't hold. */
function confinement(value: unknown): ConfinementReport | undefined {
  return report(Object(value));
}
