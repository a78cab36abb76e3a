import type { Content } from '../../shared/content/content.ts';
import type { Config } from '../config/config.ts';
import { storedNow } from './dates.ts';
import { damaged } from './folder/check-file.ts';
import { shopFile } from './folder/data-files.ts';
import type { Databases } from './open.ts';
import { editionOf } from './seed/edition.ts';
import { createInsert } from './seed/insert.ts';
import { seedChallenges } from './seed/seed-challenges.ts';
import { seedShop } from './seed/seed-shop.ts';
import type { SqlDatabase } from './shop-database.ts';

/**
 * What `prepareShop` did: it seeded a `new` shop, seeded the shop anew because it was asked to (`fresh`) or because its
 * edition was `outdated`, or `kept` the existing shop.
 */
export type Preparation = 'new' | 'fresh' | 'outdated' | 'kept';

/**
 * Gets the shop ready at the start. Creates and seeds it if there is none yet, if `fresh` asks for it, or if the stored
 * shop was seeded from another edition of content or configuration. Otherwise undoes an order that was cut short and
 * empties the CAPTCHA tables (decision 3). In either case, the Challenges table is written from the catalogue with
 * nothing solved; the training layer projects progress onto it.
 * @throws DataFolderError when the stored tables aren't the shop's
 */
export function prepareShop(
  databases: Databases,
  content: Content,
  config: Config,
  { fresh }: { readonly fresh: boolean },
): Preparation {
  const preparation = fresh ? 'fresh' : stateOf(databases, content, config);
  if (preparation === 'kept') {
    finishPlacing(databases);
    refresh(databases.shop, content, config);
  } else {
    resetShop(databases, content, config);
  }
  return preparation;
}

function stateOf({ shop, documents }: Databases, content: Content, config: Config): Exclude<Preparation, 'fresh'> {
  const definitions = shop.all<{ sql: string }>("SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'");
  if (definitions.length === 0) {
    return 'new';
  }
  const found = new Set(definitions.map(({ sql }) => sql));
  const isWhole = found.size === content.tables.length && content.tables.every(({ sql }) => found.has(sql));
  const edition = documents.edition();
  const isCurrent = edition === editionOf(content, config);
  // Only a shop of another edition may have different tables.
  if (!isWhole && (isCurrent || edition === null)) {
    throw damaged(shopFile);
  }
  return isCurrent ? 'kept' : 'outdated';
}

/**
 * Finishes or undoes orders that a previous process left half-placed. An order is stored before the tables are updated
 * (`shop/checkout/place-order.ts`). If the process died in between, nobody was told that the order had been placed, so
 * it is removed. Its goods are still in the basket.
 */
function finishPlacing({ shop, documents }: Databases): void {
  for (const { orderId, basketId, at } of documents.placings()) {
    const basket = shop.get<{ updatedAt: string }>('SELECT updatedAt FROM Baskets WHERE id = ?', basketId);
    if (basket?.updatedAt === at) {
      documents.endPlacing(orderId);
    } else {
      documents.forgetOrder(orderId);
    }
  }
}

function refresh(shop: SqlDatabase, content: Content, config: Config): void {
  shop.transaction(() => {
    for (const table of ['Captchas', 'ImageCaptchas', 'Challenges']) {
      shop.run(`DELETE FROM \`${table}\``);
    }
    seedChallenges({ insert: createInsert(shop, storedNow()), content, config });
  });
}

/**
 * Seeds tables, reviews and orders anew ("Reset shop"). The Challenges table shows nothing solved afterwards. If the
 * process dies in between, the next start finds no valid edition and seeds again.
 */
export function resetShop({ shop, documents }: Databases, content: Content, config: Config): void {
  documents.beginReset();
  const seeded = shop.transaction(() => {
    createTables(shop, content);
    return seedShop({ database: shop, content, config });
  });
  documents.reset(seeded, editionOf(content, config));
}

/** Drops all existing tables and creates exactly those of the contract (data.md 2.1). */
function createTables(shop: SqlDatabase, { tables }: Content): void {
  const present = shop.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  // Tables that others refer to were created first, so they are dropped last.
  for (const { name } of present.reverse()) {
    shop.run(`DROP TABLE \`${name}\``);
  }
  for (const { sql } of tables) {
    shop.run(sql);
  }
  shop.run(`PRAGMA user_version = ${shopFile.version}`);
}
