import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { budgets } from '../../../server/budgets.ts';
import { openDatabases } from '../../../server/database/open.ts';
import { temporaryFolder, visitShop } from './builders.ts';

const noLimit = 2 ** 31;

/** Writes what an earlier version has let a learner write: nothing in it had a limit. */
function overgrownFolder(write: (databases: ReturnType<typeof openDatabases>) => void): string {
  const folder = temporaryFolder();
  visitShop(folder, () => undefined);
  const databases = openDatabases(
    { kind: 'folder', path: folder },
    {
      ...budgets,
      shopFile: { bytes: noLimit, rowsPerTable: noLimit },
      documents: { bytes: noLimit, count: noLimit, longest: noLimit },
    },
  );
  databases.documents.transaction(() => databases.shop.transaction(() => write(databases)));
  databases.close();
  return folder;
}

const long = 'x'.repeat(100_000);

it('a folder with more reviews than the shop can hold starts, says so, and keeps them out of memory', () => {
  const folder = overgrownFolder(({ documents }) => {
    for (let count = 0; count < 1200; count += 1) {
      documents.reviews.insert({ product: 1, message: long, author: 'me', likesCount: 0, likedBy: [] });
    }
  });
  expect(statSync(join(folder, 'documents.sqlite')).size).toBeGreaterThan(100_000_000);
  visitShop(folder, ({ documents, notes }, preparation) => {
    expect(preparation).toBe('kept');
    expect(documents.reviews.size()).toBeLessThanOrEqual(budgets.documents.bytes);
    expect(documents.reviews.all().length).toBeGreaterThan(28);
    expect(notes.join()).toMatch(/^\d+ reviews are beyond what the shop can hold\. They stay in their file/);
    expect(() =>
      documents.reviews.insert({ product: 1, message: long, author: 'me', likesCount: 0, likedBy: [] }),
    ).toThrow('The shop is full');
  });
  // Those that were left out are still there, until someone starts afresh.
  expect(statSync(join(folder, 'documents.sqlite')).size).toBeGreaterThan(100_000_000);
  visitShop(
    folder,
    (databases) => {
      databases.shrink();
      expect(databases.documents.reviews.all()).toHaveLength(28);
    },
    { fresh: true },
  );
  expect(statSync(join(folder, 'documents.sqlite')).size).toBeLessThan(200_000);
  expect(visitShop(folder, ({ notes }) => notes)).toEqual([]);
});

it('a folder with a larger shop than its budget starts, says so, accepts nothing new and frees its space', () => {
  const folder = overgrownFolder(({ shop }) => {
    for (let count = 0; count < 1200; count += 1) {
      shop.run("INSERT INTO Complaints (message, createdAt, updatedAt) VALUES (?, '', '')", long);
    }
  });
  visitShop(folder, ({ shop, notes, shopBytes }, preparation) => {
    expect(preparation).toBe('kept');
    expect(shopBytes()).toBeGreaterThan(100_000_000);
    expect(notes.join()).toMatch(/^The shop holds \d+ MiB, more than its budget of 32 MiB: it stores nothing new/);
    expect(() => shop.run("INSERT INTO Complaints (message, createdAt, updatedAt) VALUES ('', '', '')")).toThrow(
      'The shop is full',
    );
    // What was solved is still shown there.
    shop.run('UPDATE Challenges SET solved = 1 WHERE id = 1');
    shop.run('DELETE FROM Complaints');
    shop.run("INSERT INTO Complaints (message, createdAt, updatedAt) VALUES ('', '', '')");
  });
});
