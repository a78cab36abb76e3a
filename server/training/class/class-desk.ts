import type { ClassChange, ClassStatus } from '../../../shared/api/class.ts';
import type { KeptEntry } from '../../../shared/api/kept-progress.ts';
import { type Backup, backupVersion, writeBackup } from '../../../shared/backup/backup.ts';
import { codeOf } from '../../../shared/backup/coded-numbers.ts';
import { learnerFields } from '../../../shared/backup/learner.ts';
import type { Catalogue, Challenge } from '../catalogue.ts';
import type { CheatScores } from '../cheat-score/cheat-scores.ts';
import type { Learner } from '../learner/learner.ts';
import type { Progress } from '../progress.ts';
import type { ClassLink, ClassSolve } from './class-link.ts';

/** The shop's side of a class (architecture.md 11): says what happens here, and knows what the supervisor has said last. */
export interface ClassDesk {
  status(): ClassStatus;
  /** Takes over what the supervisor says. */
  setStatus(status: ClassStatus): void;
  change(change: ClassChange): Promise<ClassStatus>;
  solved(challenge: Challenge, scores: { readonly cheatScore: number; readonly totalCheatScore: number }): void;
  /** Tells that challenges came from a backup or a continue code. */
  restored(challenges: readonly Challenge[]): void;
  coding(key: Challenge['key'], step: 1 | 2): void;
  /** Tells of hints, if any of these entries about the learner is one. */
  noted(entries: readonly KeptEntry[]): void;
  progressReset(): void;
  /** Tells everything that there is so far. */
  tellAll(): void;
}

export interface DeskParts {
  /** Null without a supervisor that reports. */
  readonly link: ClassLink | null;
  readonly catalogue: Catalogue;
  readonly progress: Progress;
  /** Called later than the desk is made. */
  readonly learner: () => Learner;
  readonly cheatScores: CheatScores;
  readonly flagOf: (challengeName: string) => string;
  /** Tells the pages that the status has changed. */
  readonly onStatus: () => void;
}

const noClass: ClassStatus = { kind: 'none' };

export function createClassDesk({ link, catalogue, progress, learner, ...parts }: DeskParts): ClassDesk {
  let status: ClassStatus = noClass;
  /** Without a class, nothing is worth a message. With one, the supervisor knows whether the learner wants to report. */
  const reports = (): ClassLink | null => (status.kind === 'none' ? null : link);
  const solveOf = ({ key, name }: Challenge): ClassSolve => ({
    key,
    flag: parts.flagOf(name),
    at: progress.of(key).solvedAt ?? new Date().toISOString(),
    hints: learner().state().openedHints[key] ?? 0,
  });
  const setStatus = (changed: ClassStatus): void => {
    const isNew = JSON.stringify(changed) !== JSON.stringify(status);
    status = changed;
    if (isNew) {
      parts.onStatus();
    }
  };
  return {
    status: () => status,
    setStatus,
    change: async (change) => {
      // Without a class, nobody would answer.
      const asked = reports();
      if (asked !== null) {
        const backup = change.do === 'handIn' ? backupOf(catalogue, progress, learner(), status) : null;
        setStatus(await asked.change(change, backup));
      }
      return status;
    },
    solved: (challenge, scores) => reports()?.solved({ ...solveOf(challenge), ...scores, isRestored: false }),
    restored: (challenges) => {
      for (const challenge of challenges) {
        reports()?.solved({ ...solveOf(challenge), cheatScore: -1, totalCheatScore: -1, isRestored: true });
      }
      reports()?.mark('backupRestored');
    },
    coding: (key, step) => reports()?.coding({ key, step, totalCheatScore: parts.cheatScores.total() }),
    noted: (entries) => {
      for (const { part, name, value } of entries) {
        const key = part === 'openedHints' ? catalogue.findKey(name)?.key : undefined;
        if (key !== undefined && value !== null) {
          reports()?.hint({ key, opened: Number(value) });
        }
      }
    },
    progressReset: () => reports()?.mark('progressReset'),
    tellAll: () => {
      const solves = catalogue.all.filter(({ key }) => progress.isSolved(key)).map(solveOf);
      const coding = catalogue.all.flatMap(({ key }) => {
        const { codingStatus } = progress.of(key);
        return codingStatus === 0 ? [] : [{ key, step: codingStatus }];
      });
      const { openedHints } = learner().state();
      const hints = catalogue.all.flatMap(({ key }) => {
        const opened = openedHints[key] ?? 0;
        return opened === 0 ? [] : [{ key, opened }];
      });
      link?.progress({ solves, coding, hints });
    },
  };
}

/** Makes a backup as the page's own, without what only a browser knows. */
function backupOf(catalogue: Catalogue, progress: Progress, learner: Learner, status: ClassStatus): string {
  const idsOf = (holds: (challenge: Challenge) => boolean) => catalogue.all.filter(holds).map(({ id }) => id);
  const times = catalogue.all.flatMap(({ key }) => {
    const { solvedAt } = progress.of(key);
    return solvedAt === null ? [] : [[key, solvedAt] as const];
  });
  const backup: Backup = {
    version: backupVersion,
    banners: {},
    continueCode: codeOf(
      'continueCode',
      idsOf(({ key }) => progress.isSolved(key)),
    ),
    continueCodeFindIt: codeOf(
      'continueCodeFindIt',
      idsOf(({ key }) => progress.of(key).codingStatus >= 1),
    ),
    continueCodeFixIt: codeOf(
      'continueCodeFixIt',
      idsOf(({ key }) => progress.of(key).codingStatus >= 2),
    ),
    learner: status.kind === 'joined' ? status.name : undefined,
    solvedAt: Object.fromEntries(times),
    ...learnerFields(learner.state()),
  };
  return writeBackup(backup);
}
