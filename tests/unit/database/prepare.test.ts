import { expect, it } from 'vitest';
import { openDatabases } from '../../../server/database/open.ts';
import { resetShop } from '../../../server/database/prepare.ts';
import { configWith, content, seededShop, temporaryFolder, visitShop } from './builders.ts';

it('seeds a new folder and keeps it from then on', () => {
  const folder = temporaryFolder();
  visitShop(folder, ({ shop, documents }, preparation) => {
    expect(preparation).toBe('new');
    shop.run("UPDATE Users SET username = 'neo' WHERE id = 1");
    documents.reviews.insert({ message: 'mine', author: 'me', product: '1', likesCount: 0, likedBy: [] });
  });
  visitShop(folder, ({ shop, documents }, preparation) => {
    expect(preparation).toBe('kept');
    expect(shop.get('SELECT username FROM Users WHERE id = 1')).toEqual({ username: 'neo' });
    expect(documents.reviews.all().at(-1)).toMatchObject({ message: 'mine', product: '1' });
  });
});

it('clears the CAPTCHAs and rewrites the challenges at each start', () => {
  const folder = temporaryFolder();
  visitShop(folder, ({ shop }) => {
    shop.run("INSERT INTO Captchas (captchaId, createdAt, updatedAt) VALUES (1, 'a', 'b')");
    shop.run("INSERT INTO ImageCaptchas (answer, updatedAt) VALUES ('x', 'b')");
    shop.run("UPDATE Challenges SET name = 'changed', solved = 1");
  });
  const config = configWith({ challenges: { showHints: false } });
  visitShop(
    folder,
    ({ shop }, preparation) => {
      expect(preparation).toBe('kept');
      expect(shop.all('SELECT id FROM Captchas UNION ALL SELECT id FROM ImageCaptchas')).toEqual([]);
      expect(shop.get('SELECT name, solved, hint FROM Challenges WHERE id = 74')).toEqual({
        name: 'Score Board',
        solved: 0,
        hint: null,
      });
    },
    { config },
  );
});

it('seeds anew on request', () => {
  const folder = temporaryFolder();
  visitShop(folder, ({ shop }) => shop.run('DELETE FROM Feedbacks'));
  visitShop(
    folder,
    ({ shop }, preparation) => {
      expect(preparation).toBe('fresh');
      expect(shop.get('SELECT count(*) AS count FROM Feedbacks')).toEqual({ count: 8 });
    },
    { fresh: true },
  );
});

it('seeds anew when the configuration no longer fits what is stored', () => {
  const folder = temporaryFolder();
  visitShop(folder, () => undefined);
  visitShop(
    folder,
    ({ shop }, preparation) => {
      expect(preparation).toBe('outdated');
      expect(shop.get('SELECT email FROM Users WHERE id = 1')).toEqual({ email: 'admin@ju.ice' });
    },
    { config: configWith({ application: { domain: 'ju.ice' } }) },
  );
});

it('leaves progress alone when it seeds anew', () => {
  const folder = temporaryFolder();
  visitShop(folder, ({ progress }) => progress.run('CREATE TABLE solved (name TEXT)'));
  visitShop(
    folder,
    ({ progress }) => {
      expect(progress.all('SELECT * FROM solved')).toEqual([]);
    },
    { fresh: true },
  );
});

it('seeds anew after a start that died half-way through seeding', () => {
  const folder = temporaryFolder();
  visitShop(folder, ({ documents }) => documents.beginReset());
  visitShop(folder, ({ documents }, preparation) => {
    expect(preparation).toBe('outdated');
    expect(documents.reviews.all()).toHaveLength(28);
  });
});

it('resets a shop in use, with ids from the start again', async () => {
  const databases = seededShop();
  const { shop, documents } = databases;
  shop.run("INSERT INTO Users (email, createdAt, updatedAt) VALUES ('new@juice-sh.op', 'a', 'b')");
  documents.reviews.insert({ message: 'mine', author: 'me', product: '1', likesCount: 0, likedBy: [] });
  resetShop(databases, content, content.configuration);
  const { lastInsertRowid } = shop.run(
    "INSERT INTO Users (email, createdAt, updatedAt) VALUES ('first@juice-sh.op', 'a', 'b')",
  );
  expect(lastInsertRowid).toBe(23);
  expect(documents.reviews.all()).toHaveLength(28);
  const [first] = await shop.queryText("SELECT * FROM Users WHERE email = '' or 1=1--'");
  expect(first).toMatchObject({ id: 1 });
});

it('leaves no trace of a shop in memory', () => {
  const databases = openDatabases({ kind: 'memory' });
  expect(databases.shop.all('SELECT name FROM sqlite_master')).toEqual([]);
  databases.close();
});
