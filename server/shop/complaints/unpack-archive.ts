import { isWeaknessOn } from '../../config/config.ts';
import { shopFolder } from '../../decoy/files/file-system.ts';
import { PageError } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';

/** Where the files of an archive go, in the decoy; the slash stays, since an entry's name is put right behind it. */
const folder = `${shopFolder}/uploads/complaints/`;

/**
 * Unpacks an archive that goes with a complaint, as far as it can be (api-shop.md 18). The answer waits for that, so that
 * whoever looks next sees what came of it.
 * @throws PageError 507 when the decoy has no room left (decision 11)
 */
export async function unpackArchive({ config, decoy, events }: ShopContext, archive: Buffer): Promise<void> {
  if (!isWeaknessOn(config, 'fileWriteChallenge')) {
    return;
  }
  // weakness: fileWriteChallenge, videoXssChallenge (where an entry's name leads out of the folder, its content goes there)
  const { full } = await decoy.readers.unpackZip(archive, folder, ({ path }) => {
    events.emit('archiveEntry.met', { path: withinShop(path) });
  });
  if (full) {
    throw new PageError('There is no room left to unpack this archive.', { status: 507 });
  }
}

function withinShop(path: string): string {
  return path.startsWith(`${shopFolder}/`) ? path.slice(shopFolder.length + 1) : path;
}
