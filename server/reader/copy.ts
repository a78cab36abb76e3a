import { type CopyMessage, partSize } from './messages.ts';

/** The bytes of the shop's tables, put together from parts. */
export interface Copy {
  take(message: CopyMessage): void;
  /** The bytes, if they have changed since the last question. */
  takeChanged(): Buffer | undefined;
}

export function createCopy(): Copy {
  let bytes = Buffer.alloc(0);
  let isChanged = false;
  return {
    take: (message) => {
      isChanged = true;
      if (message.type === 'copyPart') {
        bytes.write(message.bytes, message.index * partSize, 'base64');
      } else if (bytes.length !== message.size) {
        const grown = Buffer.alloc(message.size);
        bytes.copy(grown);
        bytes = grown;
      }
    },
    takeChanged: () => {
      const changed = isChanged ? bytes : undefined;
      isChanged = false;
      return changed;
    },
  };
}
