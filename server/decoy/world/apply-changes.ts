import { shopUser } from '../files/file-system.ts';
import { folderOf } from '../files/paths.ts';
import { NoRoomError, type WritableTree } from '../files/tree.ts';
import type { WorldChange } from './messages.ts';

/**
 * Applies the changes of an evaluation to the shop's own tree, as far as they still fit. Others may have changed it in
 * the meantime, and the last change wins. A change that finds no folder or no room is left out.
 */
export function applyChanges(tree: WritableTree, changes: readonly WorldChange[]): void {
  tree.together(() => {
    // Folders are listed before their contents, but have to be removed after them.
    for (const { path, entry, content } of changes) {
      if (entry !== null && tree.entry(folderOf(path))?.kind === 'folder') {
        const own = { ...entry, owner: shopUser };
        ifThereIsRoom(() =>
          tree.put(path, own, entry.kind === 'file' ? Buffer.from(content ?? '', 'base64') : undefined),
        );
      }
    }
    for (const { path, entry } of changes.toReversed()) {
      if (entry === null && tree.entry(path) !== undefined) {
        ifThereIsRoom(() => tree.remove(path));
      }
    }
  });
}

function ifThereIsRoom(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof NoRoomError)) {
      throw error;
    }
  }
}
