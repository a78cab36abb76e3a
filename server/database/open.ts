import type Database from 'better-sqlite3';
import { type Budgets, budgets as usualBudgets } from '../budgets.ts';
import { damaged } from './folder/check-file.ts';
import { checkFolder } from './folder/check-folder.ts';
import { type DataFile, documentsFile, overlayFile, progressFile, shopFile } from './folder/data-files.ts';
import { openFile } from './folder/open-file.ts';
import type { ShopDatabase, SqlDatabase } from './shop-database.ts';
import { createLearnerQuery } from './sqlite/learner-text.ts';
import { createSqlDatabase } from './sqlite/sqlite-database.ts';
import { createDocuments, type StoredDocuments } from './stored-documents.ts';

/** Where the shop keeps its data: an existing folder (absolute path), or nowhere. */
export type Storage = { readonly kind: 'folder'; readonly path: string } | { readonly kind: 'memory' };

/** The files of a data folder (rulings 2; the decoy's overlay besides), open. */
export interface Databases {
  readonly shop: ShopDatabase;
  readonly documents: StoredDocuments;
  /** `progress.sqlite`: its tables are the training layer's, versioned with `PRAGMA user_version`. */
  readonly progress: SqlDatabase;
  /** `overlay.sqlite`: what was written to the decoy host's files (design section 2). */
  readonly overlay: SqlDatabase;
  close(): void;
}

/**
 * Opens, or creates, the files, none of which grows beyond its budget. A new `shop.sqlite` is empty until `prepareShop` seeds it.
 * @throws DataFolderError when the folder or a file in it is damaged, foreign, newer than this app or not writable;
 * nothing in the folder is changed then
 */
export function openDatabases(storage: Storage, _budgets: Budgets = usualBudgets): Databases {
  const folder = storage.kind === 'folder' ? storage.path : null;
  if (folder !== null) {
    checkFolder(folder, [shopFile, documentsFile, progressFile, overlayFile]);
  }
  const handles = openAll(folder, [shopFile, documentsFile, progressFile, overlayFile]);
  const [shop, documents, progress, overlay] = handles;
  return {
    shop: { ...createSqlDatabase(shop), queryText: createLearnerQuery(shop) },
    documents: readDocuments(documents),
    progress: createSqlDatabase(progress),
    overlay: createSqlDatabase(overlay),
    close: () => {
      for (const handle of handles) {
        handle.close();
      }
    },
  };
}

function readDocuments(handle: Database.Database): StoredDocuments {
  try {
    return createDocuments(createSqlDatabase(handle));
  } catch (error) {
    throw damaged(documentsFile, error);
  }
}

type Handles<Files> = { [Position in keyof Files]: Database.Database };

/** Opens all of the files or, when one fails, none. */
function openAll<const Files extends readonly DataFile[]>(folder: string | null, files: Files): Handles<Files> {
  const handles: Database.Database[] = [];
  try {
    for (const file of files) {
      handles.push(openFile(folder, file));
    }
  } catch (error) {
    for (const handle of handles) {
      handle.close();
    }
    throw error;
  }
  // One handle per file, in the same order.
  return handles as Handles<Files>;
}
