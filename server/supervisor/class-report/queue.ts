import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { classLimits } from '../../../shared/class/limits.ts';
import type { Report, Reported } from '../../../shared/class/reports.ts';
import { type KeptReports, newStream, type ReportStore } from './kept-reports.ts';

/** What waits to be sent to the board, in order, on the disk. */
export interface ReportQueue {
  kept(): KeptReports;
  change(changed: Partial<KeptReports>): void;
  /** Forgets everything: the choice, the name with its key, and what waits. */
  forget(): void;
  /** Adds what has happened, unless the same was added before. Returns whether it is new. */
  add(what: Reported, at: number): boolean;
  /** Returns the next reports to send; none when the board has everything. */
  batch(most: number): readonly Report[];
  waiting(): number;
  /**
   * Takes note of what the board expects next. It is less than before when the board has lost something, which is then sent again. When that isn't kept any
   * more, a new stream begins, and `unknown` says that the app has to join again.
   */
  expects(next: number): 'known' | 'unknown';
  /** Leaves out the next report, which the board will never take, and begins a new stream behind it. */
  skip(): void;
}

/** How many reports are kept that the board has, and how many at most in all. */
const keptBehind = 200;
const most = 5000;

export function createReportQueue(store: ReportStore): ReportQueue {
  let kept = store.read();
  const change = (changed: Partial<KeptReports>) => {
    kept = { ...kept, ...changed };
    store.write(kept);
  };
  const unsent = () => kept.reports.filter(({ sequence }) => sequence >= kept.next);

  return {
    kept: () => kept,
    change,
    forget: () => {
      store.forget();
      kept = store.read();
    },
    add: (what, at) => {
      const counted = afterwards(kept, what);
      if (counted === null || unsent().length >= most) {
        return false;
      }
      const sequence = Math.max(kept.next, (kept.reports.at(-1)?.sequence ?? 0) + 1);
      change({ ...counted, reports: [...kept.reports, { ...what, sequence, at }] });
      return true;
    },
    batch: (count) => unsent().slice(0, Math.min(count, classLimits.reports)),
    waiting: () => unsent().length,
    expects: (next) => {
      const last = kept.reports.at(-1)?.sequence ?? kept.next - 1;
      if (next > last + 1) {
        // The board knows later reports of this stream, so this file is an earlier one that came back.
        change({ stream: newStream(), learner: null });
        return 'unknown';
      }
      const isKept = next >= kept.next || kept.reports.some(({ sequence }) => sequence === next);
      if (isKept) {
        change({ next, reports: kept.reports.filter(({ sequence }) => sequence >= next - keptBehind) });
        return 'known';
      }
      const first = kept.reports[0]?.sequence ?? kept.next;
      change({ stream: newStream(), next: first, learner: null });
      return 'unknown';
    },
    skip: () => {
      const next = kept.next + 1;
      change({
        stream: newStream(),
        next,
        learner: null,
        reports: kept.reports.filter(({ sequence }) => sequence >= next),
      });
    },
  };
}

/** Returns what has been reported once this is; null when it says nothing new. */
function afterwards(kept: KeptReports, what: Reported): Partial<KeptReports> | null {
  const raised = (field: 'solved' | 'coding' | 'hints', key: ChallengeKey, value: number) =>
    (kept[field][key] ?? 0) >= value ? null : { [field]: { ...kept[field], [key]: value } };
  switch (what.kind) {
    case 'solved':
      return raised('solved', what.message.solution.challenge, 1);
    case 'coding':
      return raised('coding', what.challenge, what.step === 'findIt' ? 1 : 2);
    case 'hint':
      return raised('hints', what.challenge, what.opened);
    case 'stuck':
      return { stuck: { challenge: what.challenge } };
    case 'unstuck':
      return kept.stuck === null ? null : { stuck: null };
    case 'mark':
      // What is done after a reset is reported as anything else is; the board counts it once.
      return what.what === 'progressReset' ? { solved: {}, coding: {} } : {};
  }
}
