import { type CopyMessage, type CopyPart, type CopyStart, partSize } from '../../reader/messages.ts';

/** The newest copy of the shop's tables, kept for readers that are still to be started. */
export interface HeldCopy {
  /** Which one it is for the shop; 0 for none. */
  readonly revision: number;
  /** Counts the copies that came, over all shop processes. */
  readonly state: number;
  take(message: CopyMessage): void;
  /** What a reader lacks that has been told of everything up to a state. */
  since(state: number): readonly CopyMessage[];
  forget(): void;
}

const none: CopyStart = { type: 'copy', revision: 0, base: null, size: 0 };

export function createHeldCopy(): HeldCopy {
  const parts = new Map<number, { readonly part: CopyPart; readonly state: number }>();
  let start = none;
  let state = 0;

  const takeStart = (message: CopyStart) => {
    state += 1;
    const isBuiltOnThis = message.base !== null && message.base === start.revision;
    // Built on something that is here no more: whoever asks for it is told so.
    start = message.base === null || isBuiltOnThis ? message : none;
    for (const index of parts.keys()) {
      if (!isBuiltOnThis || index * partSize >= start.size) {
        parts.delete(index);
      }
    }
  };

  return {
    get revision() {
      return start.revision;
    },
    get state() {
      return state;
    },
    take: (message) => {
      if (message.type === 'copy') {
        takeStart(message);
      } else if (message.revision === start.revision && message.index * partSize < start.size) {
        parts.set(message.index, { part: message, state });
      }
    },
    since: (known) =>
      known === state
        ? []
        : [start, ...[...parts.values()].filter((held) => held.state > known).map(({ part }) => part)],
    forget: () => takeStart(none),
  };
}
