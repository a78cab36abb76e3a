import { DatabaseSync } from 'node:sqlite';
import { sealReader } from '../../../server/confinement/seal-reader.ts';
import { createAnswerer } from '../../../server/reader/create-answerer.ts';
import { load, openReader } from '../../../server/reader/open-reader.ts';
import { obey } from './probe.ts';

/** A process like the reader, as hostile SQL that got out of SQLite would find it: its database is open and the seals are applied. */
obey(({ sealed }) => {
  const shop = new DatabaseSync(':memory:');
  shop.exec('CREATE TABLE Products (id INTEGER)');
  const copy = Buffer.from(shop.serialize());
  shop.close();
  const answerer = createAnswerer();
  answerer.take({ type: 'copy', revision: 1, base: null, size: copy.length, parts: 1 });
  answerer.take({ type: 'copyPart', revision: 1, index: 0, bytes: copy.toString('base64') });
  const database = openReader();
  load(database, copy);
  if (sealed) {
    sealReader();
  }
  return { reader: { answerer, database } };
});
