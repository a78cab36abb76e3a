import type { Storage } from '../../database/open.ts';
import { type ClaimedFolder, claimDataFolder } from './claim-data-folder.ts';

/** A storage that only this process uses, or the reason why there is none. */
export type ClaimedStorage =
  | { readonly kind: 'claimed'; readonly storage: Storage; release(): void }
  | Extract<ClaimedFolder, { kind: 'refused' }>;

/** Claims the data folder; a shop in memory needs none. */
export function claimStorage(storage: Storage): ClaimedStorage {
  if (storage.kind === 'memory') {
    return { kind: 'claimed', storage, release: () => {} };
  }
  const folder = claimDataFolder(storage.path);
  return folder.kind === 'refused' ? folder : { ...folder, storage: { kind: 'folder', path: folder.path } };
}
