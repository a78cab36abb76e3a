import type { OwnFixKey, OwnFixVerdict } from '../../shared/api/own-fix.ts';

/** A fix of the learner's own, as it travels between processes. */
export interface FixJob {
  readonly challenge: OwnFixKey;
  /** TypeScript: the changed snippet, as the learner wrote it. */
  readonly code: string;
}

/** The shop's end of the connection to the process that tries fixes. */
export interface FixLink {
  /** Never rejects because of the learner's code. */
  tryFix(job: FixJob): Promise<OwnFixVerdict>;
}
