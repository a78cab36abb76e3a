import { type DecoyFiles, shopFolder, shopUser } from './file-system.ts';
import { createMoving } from './moving.ts';
import { resolvePath } from './paths.ts';
import { createReach } from './reach.ts';
import { createReading } from './reading.ts';
import type { WritableTree } from './tree.ts';
import { createWriting } from './writing.ts';

/**
 * Creates the decoy's files over a tree, as the decoy's user `juicer` sees them.
 * @param folder where relative paths start, absolute and normalised
 */
export function createFiles(tree: WritableTree, folder: string = shopFolder, now: () => number = Date.now): DecoyFiles {
  const reach = createReach(tree, shopUser, folder, now);
  return {
    ...createReading(reach),
    ...createWriting(reach),
    ...createMoving(reach),
    from: (other) => createFiles(tree, resolvePath(other, folder), now),
    get room() {
      return tree.room;
    },
  };
}
