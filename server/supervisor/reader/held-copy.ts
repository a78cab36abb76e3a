import { gatherCopies } from '../../reader/copy.ts';
import { type CopyMessage, type CopyPart, type CopyStart, partSize } from '../../reader/messages.ts';

/** The newest copy of the shop's tables, kept for readers that are yet to be started. */
export interface HeldCopy {
  /** The shop's number for this copy; 0 for none. */
  readonly revision: number;
  /** Counts the copies that arrived, across all shop processes. */
  readonly state: number;
  take(message: CopyMessage): void;
  /** Returns what a reader lacks if it knows everything up to this state. */
  since(state: number): readonly CopyMessage[];
  forget(): void;
}

const none: CopyStart = { type: 'copy', revision: 0, base: null, size: 0, parts: 0 };

export function createHeldCopy(): HeldCopy {
  const parts = new Map<number, { readonly part: CopyPart; readonly state: number }>();
  let start = none;
  let state = 0;
  const take = gatherCopies((message, changed) => {
    state += 1;
    const isBuiltOnThis = message.base !== null && message.base === start.revision;
    // A copy that builds on one that is no longer here can't be used, so whoever asks for it gets `noCopy`.
    start = message.base === null || isBuiltOnThis ? message : none;
    for (const index of parts.keys()) {
      if (!isBuiltOnThis || index * partSize >= start.size) {
        parts.delete(index);
      }
    }
    for (const part of start === message ? changed : []) {
      parts.set(part.index, { part, state });
    }
  });

  return {
    get revision() {
      return start.revision;
    },
    get state() {
      return state;
    },
    take,
    since: (known) => {
      if (known === state) {
        return [];
      }
      const changed = [...parts.values()].filter((held) => held.state > known);
      // Parts of earlier revisions belong to this one too.
      const { revision } = start;
      return [{ ...start, parts: changed.length }, ...changed.map(({ part }) => ({ ...part, revision }))];
    },
    forget: () => take(none),
  };
}
