import { type CopyMessage, type CopyPart, type CopyStart, partSize } from './messages.ts';

/** The bytes of the shop's tables, put together from parts. */
export interface Copy {
  take(message: CopyMessage): void;
  /** The bytes, if they have changed since the last question; they are those of one state, never of two. */
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
 * Puts copies of the shop's tables together from their messages. What is run while one comes sees nothing of it.
 * @param onWhole called with each copy of which all parts are there
 * @returns what takes the messages
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
