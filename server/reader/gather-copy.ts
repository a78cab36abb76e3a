import type { CopyMessage, CopyPart, CopyStart } from './messages.ts';
import { partSize } from './messages.ts';

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
