import type { Documents } from './documents.ts';
import type { ShopDatabase, SqlDatabase } from './shop-database.ts';

/** Where the shop keeps its data: an existing folder (absolute path), or nowhere. */
export type Storage = { readonly kind: 'folder'; readonly path: string } | { readonly kind: 'memory' };

/** The three files of a data folder (rulings 2), open. */
export interface Databases {
  readonly shop: ShopDatabase;
  readonly documents: Documents;
  /** `progress.sqlite`: its tables are the training layer's, versioned with `PRAGMA user_version`. */
  readonly progress: SqlDatabase;
  close(): void;
}

/**
 * Opens, or creates, the three files. A new `shop.sqlite` is empty until `prepareShop` seeds it.
 * @throws DataFolderError when the folder or a file in it is damaged, foreign, newer than this app or not writable;
 * nothing in the folder is changed then
 */
export function openDatabases(_storage: Storage): Databases {
  throw new Error('soon');
}
