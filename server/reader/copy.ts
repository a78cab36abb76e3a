import { gatherCopies } from './gather-copy.ts';
import { type CopyMessage, partSize } from './messages.ts';

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
