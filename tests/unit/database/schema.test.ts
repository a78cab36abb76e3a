import { expect, it } from 'vitest';
import { seededShop } from './builders.ts';

const tables = [
  'Users',
  'Addresses',
  'Baskets',
  'Products',
  'BasketItems',
  'Captchas',
  'Cards',
  'Challenges',
  'Complaints',
  'Deliveries',
  'Feedbacks',
  'ImageCaptchas',
  'Memories',
  'PrivacyRequests',
  'Quantities',
  'Recycles',
  'SecurityQuestions',
  'SecurityAnswers',
  'Wallets',
];

function masterTable() {
  const { shop } = seededShop();
  return shop.all<{ type: string; name: string; sql: string | null }>('SELECT type, name, sql FROM sqlite_master');
}

it('holds the 19 tables in creation order, and nothing else that has a definition', () => {
  const named = masterTable()
    .filter(({ sql }) => sql !== null)
    .map(({ name }) => name);
  expect(named.filter((name) => name !== 'sqlite_sequence')).toEqual(tables);
  expect(named).toHaveLength(tables.length + 1);
});

it('has the three automatic indexes, without a definition', () => {
  const unnamed = masterTable()
    .filter(({ sql }) => sql === null)
    .map(({ name }) => name);
  expect(unnamed.sort()).toEqual([
    'sqlite_autoindex_BasketItems_1',
    'sqlite_autoindex_SecurityAnswers_1',
    'sqlite_autoindex_Users_1',
  ]);
});

it('defines the tables exactly as payloads and clients know them', () => {
  const sqlOf = Object.fromEntries(masterTable().map(({ name, sql }) => [name, sql]));
  expect(sqlOf.Users).toBe(
    "CREATE TABLE `Users` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `username` VARCHAR(255) DEFAULT '', `email` VARCHAR(255) UNIQUE, `password` VARCHAR(255), `role` VARCHAR(255) DEFAULT 'customer', `deluxeToken` VARCHAR(255) DEFAULT '', `lastLoginIp` VARCHAR(255) DEFAULT '0.0.0.0', `profileImage` VARCHAR(255) DEFAULT '/assets/public/images/uploads/default.svg', `totpSecret` VARCHAR(255) DEFAULT '', `isActive` TINYINT(1) DEFAULT 1, `createdAt` DATETIME NOT NULL, `updatedAt` DATETIME NOT NULL, `deletedAt` DATETIME)",
  );
  expect(sqlOf.Products).toBe(
    'CREATE TABLE `Products` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `name` VARCHAR(255), `description` VARCHAR(255), `price` DECIMAL, `deluxePrice` DECIMAL, `image` VARCHAR(255), `createdAt` DATETIME NOT NULL, `updatedAt` DATETIME NOT NULL, `deletedAt` DATETIME)',
  );
  expect(sqlOf.BasketItems).toBe(
    'CREATE TABLE `BasketItems` (`ProductId` INTEGER REFERENCES `Products` (`id`) ON DELETE CASCADE ON UPDATE CASCADE, `BasketId` INTEGER REFERENCES `Baskets` (`id`) ON DELETE CASCADE ON UPDATE CASCADE, `id` INTEGER PRIMARY KEY AUTOINCREMENT, `quantity` INTEGER, `createdAt` DATETIME NOT NULL, `updatedAt` DATETIME NOT NULL, UNIQUE (`ProductId`, `BasketId`))',
  );
  expect(sqlOf.Wallets).toBe(
    'CREATE TABLE `Wallets` (`UserId` INTEGER REFERENCES `Users` (`id`) ON DELETE NO ACTION ON UPDATE CASCADE, `id` INTEGER PRIMARY KEY AUTOINCREMENT, `balance` INTEGER DEFAULT 0, `createdAt` DATETIME NOT NULL, `updatedAt` DATETIME NOT NULL)',
  );
  expect(sqlOf.sqlite_sequence).toBe('CREATE TABLE sqlite_sequence(name,seq)');
});

it('keeps definitions to one line without IF NOT EXISTS or a semicolon', () => {
  for (const { sql } of masterTable()) {
    expect(sql ?? '').not.toMatch(/\n|;|IF NOT EXISTS/);
  }
});

it('enforces foreign keys, with the contract’s message', () => {
  const { shop } = seededShop();
  const insertForStranger = () =>
    shop.run("INSERT INTO Baskets (UserId, createdAt, updatedAt) VALUES (4711, 'now', 'now')");
  expect(insertForStranger).toThrow('SQLITE_CONSTRAINT: FOREIGN KEY constraint failed');
});
