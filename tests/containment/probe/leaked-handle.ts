import type Database from 'better-sqlite3';
import type { Databases } from '../../../server/database/open.ts';

/**
 * Gets hold of the object behind the shop's wrapper, by changing a method of the language that the wrapper calls. The
 * wrapper keeps its prepared statements in a map, and each of them knows its database.
 */
export function leakedHandle(databases: Databases | undefined): Database.Database {
  const { set } = Map.prototype;
  let leaked: Database.Database | undefined;
  Map.prototype.set = function (key, value) {
    if (typeof value === 'object' && value !== null && 'database' in value) {
      leaked = value.database;
    }
    return set.call(this, key, value);
  };
  try {
    databases?.shop.all(`SELECT 1 AS leak${Math.random().toString().slice(2)}`);
  } finally {
    Map.prototype.set = set;
  }
  if (leaked === undefined) {
    throw new Error('no handle leaked');
  }
  return leaked;
}
