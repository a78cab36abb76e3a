import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { Report } from '../../../shared/class/reports.ts';
import type { Mark, TrainerSolve } from '../../../shared/class/trainer.ts';

/** A solve, without what depends on the rest of the class. */
export type Solve = Omit<TrainerSolve, 'counts'>;

/** What the board knows of a learner, or of a host that sends webhook messages. */
export interface BoardLearner {
  readonly id: string;
  /** The order of joining, counted from 1. */
  readonly number: number;
  readonly name: string;
  readonly joinedAt: number;
  /** Null for a host, and after the trainer has reset the key. */
  publicKey: string | null;
  readonly isVerified: boolean;
  /** The sequence number that is expected next, by stream. */
  readonly next: Map<string, number>;
  reports: number;
  movedAt: number | null;
  readonly solves: Map<ChallengeKey, Solve>;
  readonly coding: Map<ChallengeKey, { readonly foundAt: number | null; readonly fixedAt: number | null }>;
  readonly hints: Map<ChallengeKey, number>;
  stuck: { readonly since: number; readonly challenge: ChallengeKey | null } | null;
  cheatScore: number | null;
  marks: readonly Mark[];
  handedInAt: number | null;
}

const mostMarks = 20;

export function newLearner(
  known: Pick<BoardLearner, 'id' | 'number' | 'name' | 'joinedAt' | 'publicKey' | 'isVerified'>,
): BoardLearner {
  return {
    ...known,
    next: new Map(),
    reports: 0,
    movedAt: null,
    solves: new Map(),
    coding: new Map(),
    hints: new Map(),
    stuck: null,
    cheatScore: null,
    marks: [],
    handedInAt: null,
  };
}

/**
 * Changes a learner as a report says. Whatever was known before stays: a solve or a step is counted once.
 * @param hasOwnFlag whether the report's flag is that of the learner's own key; null when all have the same
 */
export function applyReport(
  learner: BoardLearner,
  report: Report,
  { receivedAt, hasOwnFlag }: { readonly receivedAt: number; readonly hasOwnFlag: boolean | null },
): void {
  // A learner's clock must not reach into the future.
  const at = Math.min(report.at, receivedAt);
  switch (report.kind) {
    case 'solved': {
      const { challenge, cheatScore, totalCheatScore } = report.message.solution;
      const { hints, isRestored } = report;
      addSolve(learner, {
        challenge,
        at,
        receivedAt,
        hints,
        cheatScore: scoreOf(cheatScore),
        hasOwnFlag,
        isRestored,
      });
      learner.cheatScore = scoreOf(totalCheatScore) ?? learner.cheatScore;
      break;
    }
    case 'coding': {
      const known = learner.coding.get(report.challenge) ?? { foundAt: null, fixedAt: null };
      const fixedAt = report.step === 'fixIt' ? (known.fixedAt ?? at) : known.fixedAt;
      learner.coding.set(report.challenge, { foundAt: known.foundAt ?? at, fixedAt });
      learner.cheatScore = scoreOf(report.totalCheatScore) ?? learner.cheatScore;
      move(learner, at);
      break;
    }
    case 'hint':
      learner.hints.set(report.challenge, Math.max(report.opened, learner.hints.get(report.challenge) ?? 0));
      move(learner, at);
      break;
    case 'stuck':
      learner.stuck = { since: at, challenge: report.challenge };
      break;
    case 'unstuck':
      learner.stuck = null;
      break;
    case 'mark':
      mark(learner, { what: report.what, at });
  }
}

/** Adds a solve unless the challenge is solved already. A solve by an attack takes the place of a restored one. */
export function addSolve(learner: BoardLearner, solve: Solve): void {
  const known = learner.solves.get(solve.challenge);
  if (known === undefined || (known.isRestored && !solve.isRestored)) {
    learner.solves.set(solve.challenge, solve);
    move(learner, solve.at);
  }
}

export function mark(learner: BoardLearner, added: Mark): void {
  learner.marks = [...learner.marks, added].slice(-mostMarks);
}

/** Reads a score, of which -1 means that none was computed. */
export function scoreOf(score: number): number | null {
  return score < 0 ? null : score;
}

function move(learner: BoardLearner, at: number): void {
  learner.movedAt = Math.max(learner.movedAt ?? 0, at);
}
