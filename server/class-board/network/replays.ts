import { Refused } from './respond.ts';

/** Remembers signatures for as long as their times are accepted, and refuses each the second time. */
export interface Replays {
  /** @throws Refused */
  note(signature: string): void;
}

/** Signatures that are remembered per period. Rate limits keep a class far below it. */
const most = 100_000;

/** @param period milliseconds: longer than a signature can be accepted */
export function createReplays(period: number): Replays {
  let recent = new Set<string>();
  let before = new Set<string>();
  let since = performance.now();
  return {
    note: (signature) => {
      const now = performance.now();
      if (now - since > period) {
        before = now - since > 2 * period ? new Set() : recent;
        recent = new Set();
        since = now;
      }
      if (recent.has(signature) || before.has(signature)) {
        throw new Refused('replayed');
      }
      if (recent.size >= most) {
        throw new Refused('tooMany');
      }
      recent.add(signature);
    },
  };
}
