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
  let coming: { readonly start: CopyStart; readonly parts: CopyPart[] } | undefined;

  const takeWhole = ({ size }: CopyStart, parts: readonly CopyPart[]) => {
    isChanged = true;
    if (bytes.length !== size) {
      const grown = Buffer.alloc(size);
      bytes.copy(grown);
      bytes = grown;
    }
    for (const part of parts) {
      bytes.write(part.bytes, part.index * partSize, 'base64');
    }
  };

  return {
    take: (message) => {
      if (message.type === 'copy') {
        coming = { start: message, parts: [] };
      } else {
        coming?.parts.push(message);
      }
      // A text may be run before all of them have come.
      if (coming !== undefined && coming.parts.length === coming.start.parts) {
        takeWhole(coming.start, coming.parts);
        coming = undefined;
      }
    },
    takeChanged: () => {
      const changed = isChanged ? bytes : undefined;
      isChanged = false;
      return changed;
    },
  };
}
