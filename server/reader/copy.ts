import { type CopyMessage, type CopyPart, type CopyStart, partSize } from './messages.ts';

/** A copy of the shop's tables, whose bytes are put together from parts. */
export interface Copy {
  take(message: CopyMessage): void;
  /** Returns the bytes if they have changed since the last call. They are always those of one state, never of two. */
  takeChanged(): Buffer | undefined;
}

export function createCopy(): Copy {
  let bytes = Buffer.alloc(0);
  let isChanged = false;
  return {
    take: gatherCopies(({ size }, parts) => {
      isChanged = true;
      if (bytes.length !== size) {
        const grown = Buffer.alloc(size);
        bytes.copy(grown);
        bytes = grown;
      }
      for (const part of parts) {
        bytes.write(part.bytes, part.index * partSize, 'base64');
      }
    }),
    takeChanged: () => {
      const changed = isChanged ? bytes : undefined;
      isChanged = false;
      return changed;
    },
  };
}

/**
 * Puts copies of the shop's tables together from their messages. SQL that runs while a copy arrives sees none of it.
 * @param onWhole called with each copy once all of its parts have arrived
 * @returns a function that takes the messages
 */
export function gatherCopies(
  onWhole: (start: CopyStart, parts: readonly CopyPart[]) => void,
): (message: CopyMessage) => void {
  let coming: { readonly start: CopyStart; readonly parts: Map<number, CopyPart> } | undefined;
  return (message) => {
    if (message.type === 'copy') {
      coming = { start: message, parts: new Map() };
    } else if (message.revision === coming?.start.revision && message.index * partSize < coming.start.size) {
      coming.parts.set(message.index, message);
    }
    if (coming !== undefined && coming.parts.size === coming.start.parts) {
      const { start, parts } = coming;
      coming = undefined;
      onWhole(start, [...parts.values()]);
    }
  };
}
