import { randomInt } from 'node:crypto';
import type { Content, UserContent } from '../../../shared/content/content.ts';
import type { Config } from '../../config/config.ts';
import type { SqlDatabase } from '../shop-database.ts';
import type { Insert } from './insert.ts';

/** What each part of one seeding run gets. */
export interface SeedRun {
  readonly database: SqlDatabase;
  readonly insert: Insert;
  readonly content: Content;
  readonly config: Config;
  /** The run's point in time, as a stored date. */
  readonly now: string;
}

/** The seeded user of this key; undefined for keys an operator made up. */
export function userByKey(content: Content, key: string | null | undefined): UserContent | undefined {
  return content.users.find((user) => user.key === key);
}

/** The seeded user of this key, which the packer has made sure of. */
export function knownUser(content: Content, key: string): UserContent {
  const user = userByKey(content, key);
  if (user === undefined) {
    throw new Error(`There is no seeded user ${key}.`);
  }
  return user;
}

/** The complete address under the configured domain (data.md 3.1). */
export function emailOf(user: UserContent, config: Config): string {
  return user.emailFixed ? user.email : `${user.email}@${config.application.domain}`;
}

/** A whole number from `from` to `to`, both included. */
export function randomBetween(from: number, to: number): number {
  return randomInt(from, to + 1);
}

/** The file name at the end of a URL, decoded and without its query; anything else is a file name already (data.md 3.1). */
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
