/**
 * What learners' input was trying to do when a wall stopped it, or when the decoy answered in the machine's place. `code` was run or tried
 * in the evaluator. `files` were changed on the decoy, and a `document` or an `archive` was read there. `network` requests did not get out.
 * `paths` of requests climb up or contain a null byte. `database` statements tried to do more than read the shop's tables.
 */
export type ContainedKind = 'code' | 'files' | 'document' | 'archive' | 'network' | 'paths' | 'database';

/** Logs one attempt. `detail` holds what the learner sent, and may have any length. */
export type LogContained = (kind: ContainedKind, detail: string) => void;

const longestDetail = 300;

/** Creates a logger that writes one line to the server's log for each attempt: `Contained (network): ...`. */
export function createContainedLog(log: (text: string) => void): LogContained {
  return (kind, detail) => {
    const line = detail.slice(0, longestDetail).replace(/\s+/g, ' ');
    log(`Contained (${kind}): ${line}${detail.length > longestDetail ? ' ...' : ''}`);
  };
}
