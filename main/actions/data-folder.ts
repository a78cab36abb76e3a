import { shell as system } from 'electron';
import type { Dialogs } from '../dialogs.ts';
import type { Shop } from '../shop.ts';
import { words } from '../words.ts';

/** Shows the folder with the shop's databases and logs in the system's file manager. */
export async function openDataFolder(shop: Shop, dialogs: Dialogs): Promise<void> {
  const storage = shop.storage();
  if (storage.kind === 'memory') {
    await dialogs.tell('info', words.dialogs.inMemory, words.dialogs.inMemoryDetail);
    return;
  }
  const failure = await system.openPath(storage.path);
  if (failure !== '') {
    await dialogs.tell('error', words.dialogs.folderNotOpened(storage.path), failure);
  }
}
