import { randomInt } from 'node:crypto';
import type { Content } from '../../../shared/content/content.ts';
import type { UserContent } from '../../../shared/content/seed.ts';
import type { Config } from '../../config/config.ts';
import type { SqlDatabase } from '../shop-database.ts';
import type { Insert } from './insert.ts';

/** What each part of a seeding run is given. */
export interface SeedRun {
  readonly database: SqlDatabase;
  readonly insert: Insert;
  readonly content: Content;
  readonly config: Config;
  /** The time of the run, as a stored date. */
  readonly now: string;
}

/** Returns the seeded user with this key; undefined for a key that an operator made up. */
export function userByKey(content: Content, key: string | null | undefined): UserContent | undefined {
  return content.users.find((user) => user.key === key);
}

/** Returns the seeded user with this key. The packer has made sure that there is one. */
export function knownUser(content: Content, key: string): UserContent {
  const user = userByKey(content, key);
  if (user === undefined) {
    throw new Error(`There is no seeded user ${key}.`);
  }
  return user;
}

/** Returns the user's complete email address under the configured domain (data.md 3.1). */
export function emailOf(user: UserContent, config: Config): string {
  return user.emailFixed ? user.email : `${user.email}@${config.application.domain}`;
}

/** Returns a random whole number from `from` to `to`, both included. */
export function randomBetween(from: number, to: number): number {
  return randomInt(from, to + 1);
}

/** Returns the file name at the end of a URL, decoded and without its query. Any other string is a file name already (data.md 3.1). */
export function fileNameOf(file: string): string {
  if (!/^https?:\/\//.test(file)) {
    return file;
  }
  const name = file.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
