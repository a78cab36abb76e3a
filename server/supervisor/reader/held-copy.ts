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

const none: CopyStart = { type: 'copy', revision: 0, base: null, size: 0, parts: 0 };

export function createHeldCopy(): HeldCopy {
  const parts = new Map<number, { readonly part: CopyPart; readonly state: number }>();
  let start = none;
  let state = 0;
  /** What has not come as a whole yet: nobody is told of it. */
  let coming: { readonly start: CopyStart; readonly parts: Map<number, CopyPart> } | undefined;

  const takeWhole = (message: CopyStart, changed: ReadonlyMap<number, CopyPart>) => {
    coming = undefined;
    state += 1;
    const isBuiltOnThis = message.base !== null && message.base === start.revision;
    // Built on something that is here no more: whoever asks for it is told so.
    start = message.base === null || isBuiltOnThis ? message : none;
    for (const index of parts.keys()) {
      if (!isBuiltOnThis || index * partSize >= start.size) {
        parts.delete(index);
      }
    }
    for (const [index, part] of start === message ? changed : []) {
      parts.set(index, { part, state });
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
        coming = { start: message, parts: new Map() };
      } else if (message.revision === coming?.start.revision && message.index * partSize < coming.start.size) {
        coming.parts.set(message.index, message);
      }
      if (coming !== undefined && coming.parts.size === coming.start.parts) {
        takeWhole(coming.start, coming.parts);
      }
    },
    since: (known) => {
      if (known === state) {
        return [];
      }
      const changed = [...parts.values()].filter((held) => held.state > known).map(({ part }) => part);
      return [{ ...start, parts: changed.length }, ...changed];
    },
    forget: () => takeWhole(none, new Map()),
  };
}
