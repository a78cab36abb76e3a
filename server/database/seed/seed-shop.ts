import { storedDate } from '../dates.ts';
import type { SeedDocuments } from '../stored-documents.ts';
import { createInsert } from './insert.ts';
import { seedChallenges } from './seed-challenges.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedMemories } from './seed-memories.ts';
import { seedProducts, seedQuantities } from './seed-products.ts';
import { knownUser, type SeedRun } from './seed-run.ts';
import { seedFakeUsers, seedUsers, seedWallets } from './seed-users.ts';

/**
 * Fills the empty tables with everything that a shop starts out with, in the contract's order and with its ids
 * (data.md 3). Runs inside the caller's transaction.
 * @returns the documents that belong to the tables
 */
export function seedShop(source: Pick<SeedRun, 'database' | 'content' | 'config'>): SeedDocuments {
  const now = storedDate(new Date());
  const run: SeedRun = { ...source, now, insert: createInsert(source.database, now) };
  const { insert, content } = run;
  const { records } = content;

  for (const question of records.securityQuestions) {
    insert('SecurityQuestions', question);
  }
  seedUsers(run);
  seedChallenges(run);
  seedFakeUsers(run);
  const products = seedProducts(run);
  seedBaskets(run);
  for (const { id, rating, comment } of records.anonymousFeedback) {
    insert('Feedbacks', { id, UserId: null, rating, comment: `${comment} (anonymous)` });
  }
  for (const { id, user, message } of records.complaints) {
    insert('Complaints', { id, UserId: knownUser(content, user).id, message, file: null });
  }
  for (const { user, date, ...recycle } of records.recycles) {
    insert('Recycles', { ...recycle, UserId: knownUser(content, user).id, date: storedDate(new Date(date)) });
  }
  seedQuantities(run);
  seedWallets(run);
  for (const delivery of records.deliveries) {
    insert('Deliveries', { ...delivery });
  }
  seedMemories(run);
  return seedDocuments(run, products);
}

function seedBaskets({ insert, content }: SeedRun): void {
  for (const { id, user, items } of content.records.baskets) {
    insert('Baskets', { id, coupon: null, UserId: knownUser(content, user).id });
    for (const item of items) {
      insert('BasketItems', { ...item, BasketId: id });
    }
  }
}
