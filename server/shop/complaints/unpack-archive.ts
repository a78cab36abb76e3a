import { isWeaknessOn } from '../../config/config.ts';
import { shopFolder } from '../../decoy/files/file-system.ts';
import { PageError } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';

/** The decoy's folder for the files of an archive. It ends in a slash, since an entry's name is appended to it directly. */
const folder = `${shopFolder}/uploads/complaints/`;

/**
 * Unpacks an archive that is attached to a complaint, as far as possible (api-shop.md 18). The response waits for that,
 * so that whoever looks next sees the result.
 * @throws PageError 507 when the decoy has no room left (decision 11)
 */
export async function unpackArchive({ config, decoy, events }: ShopContext, archive: Buffer): Promise<void> {
  if (!isWeaknessOn(config, 'fileWriteChallenge')) {
    return;
  }
  // weakness: fileWriteChallenge, videoXssChallenge (an entry whose name leads out of the folder is written there)
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
