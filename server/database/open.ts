import type Database from 'better-sqlite3';
import { type Budgets, budgets as usualBudgets } from '../budgets.ts';
import { damaged } from './folder/check-file.ts';
import { checkFolder } from './folder/check-folder.ts';
import { type DataFile, documentsFile, overlayFile, progressFile, shopFile } from './folder/data-files.ts';
import { measureFile } from './folder/measure-file.ts';
import { noRoom, openFile } from './folder/open-file.ts';
import { tellingFullDisk } from './full-disk.ts';
import { FullError } from './full-error.ts';
import type { LearnerQuery, ShopDatabase, SqlDatabase } from './shop-database.ts';
import { createSqlDatabase } from './sqlite/sqlite-database.ts';
import { createDocuments, type StoredDocuments } from './stored-documents.ts';
import { withinBudget } from './within-budget.ts';

/** Where the shop keeps its data: in an existing folder (absolute path), or in memory only. */
export type Storage = { readonly kind: 'folder'; readonly path: string } | { readonly kind: 'memory' };

/** The open files of a data folder: those of decision 2, and the decoy's overlay. */
export interface Databases {
  readonly shop: ShopDatabase;
  readonly documents: StoredDocuments;
  /** `progress.sqlite`, whose tables belong to the training layer, which versions them with `PRAGMA user_version`. */
  readonly progress: SqlDatabase;
  /** `overlay.sqlite`, which holds what was written to the decoy host's files (architecture.md 2). */
  readonly overlay: SqlDatabase;
  /** Returns how many bytes the shop's tables take, without the free space in their file. A call takes about two microseconds. */
  shopBytes(): number;
  /** Sentences about what the folder holds beyond its budget. The shop starts all the same, but stores nothing new. */
  readonly notes: readonly string[];
  /** Shrinks each file but that of progress to what it holds, which returns the space that a reset has freed to the disk. */
  shrink(): void;
  close(): void;
}

/** Makes the function that runs learners' SQL on the shop's tables. */
export type OpenLearnerQuery = (handle: Database.Database) => LearnerQuery;

const withoutReader: OpenLearnerQuery = () => () => Promise.reject(new Error('There is no reader.'));

/**
 * Opens or creates the files, none of which grows beyond its budget. A new `shop.sqlite` is empty until `prepareShop`
 * seeds it.
 * @throws DataFolderError when the folder or a file in it is damaged, foreign, newer than this app or not writable;
 * nothing in the folder has been changed
 */
export function openDatabases(
  storage: Storage,
  budgets: Budgets = usualBudgets,
  openLearnerQuery: OpenLearnerQuery = withoutReader,
): Databases {
  const folder = storage.kind === 'folder' ? storage.path : null;
  if (folder !== null) {
    checkFolder(folder, [shopFile, documentsFile, progressFile, overlayFile]);
  }
  const handles = openAll(folder, [shopFile, documentsFile, progressFile, overlayFile]);
  const [shop, documents, progress, overlay] = handles;
  const shopSize = measureFile(shop);
  const emptied = [shopSize, measureFile(documents), measureFile(overlay)];
  const read = readDocuments(documents, budgets);
  return {
    shop: {
      ...withinBudget(tellingFullDisk(createSqlDatabase(shop)), budgets.shopFile, shopSize.used),
      queryText: openLearnerQuery(shop),
    },
    documents: read,
    progress: tellingFullDisk(createSqlDatabase(progress)),
    overlay: tellingFullDisk(createSqlDatabase(overlay)),
    shopBytes: shopSize.used,
    notes: [...noteShop(shopSize.used(), budgets), ...noteDocuments(read)],
    shrink: () => {
      for (const { shrink } of emptied) {
        shrink();
      }
    },
    close: () => {
      for (const handle of handles) {
        handle.close();
      }
    },
  };
}

function readDocuments(handle: Database.Database, budgets: Budgets): StoredDocuments {
  try {
    return createDocuments(tellingFullDisk(createSqlDatabase(handle)), budgets.documents);
  } catch (error) {
    throw error instanceof FullError ? noRoom(documentsFile, error) : damaged(documentsFile, error);
  }
}

const untilReset = 'until the shop is reset or started with --fresh, which keeps what was solved';

function noteShop(used: number, { shopFile: { bytes } }: Budgets): readonly string[] {
  return used <= bytes
    ? []
    : [
        `The shop holds ${mebibytes(used)} MiB, more than its budget of ${mebibytes(bytes)} MiB: it stores nothing new ${untilReset}.`,
      ];
}

function noteDocuments(documents: StoredDocuments): readonly string[] {
  return Object.entries(documents.leftOut())
    .filter(([, count]) => count > 0)
    .map(
      ([name, count]) =>
        `${count} ${name} are beyond what the shop can hold. They stay in their file, and out of the shop, ${untilReset}.`,
    );
}

function mebibytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

type Handles<Files> = { [Position in keyof Files]: Database.Database };

/** Opens all of the files, or none if one of them fails. */
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
  // There is one handle per file, in the same order.
  return handles as Handles<Files>;
}
