/**
 * What learners' input was after when a wall stopped it, or the decoy answered in the machine's place: `code` was run or tried
 * in the evaluator, `files` were changed on the decoy, `document` and `archive` were read there, `network` requests did not get
 * out, `paths` of requests climb or hold a null byte, `database` statements wanted more than to read the shop's tables.
 */
export type ContainedKind = 'code' | 'files' | 'document' | 'archive' | 'network' | 'paths' | 'database';

/** Notes one attempt. `detail` holds what the learner sent and may be of any length. */
export type LogContained = (kind: ContainedKind, detail: string) => void;

const longestDetail = 300;

/** One line in the server's log for each attempt: `Contained (network): ...`. */
export function createContainedLog(log: (text: string) => void): LogContained {
  return (kind, detail) => {
    const line = detail.slice(0, longestDetail).replace(/\s+/g, ' ');
    log(`Contained (${kind}): ${line}${detail.length > longestDetail ? ' ...' : ''}`);
  };
}
