import { type DecoyFiles, shopFolder, shopUser } from './file-system.ts';
import { createMoving } from './moving.ts';
import { resolvePath } from './paths.ts';
import { createReach } from './reach.ts';
import { createReading } from './reading.ts';
import type { WritableTree } from './tree.ts';
import { createWriting } from './writing.ts';

/**
 * The decoy's files over a tree, as its user `juicer` finds them.
 * @param folder what relative paths start at, absolute and normalised
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
