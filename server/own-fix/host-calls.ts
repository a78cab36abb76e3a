import { createHash } from 'node:crypto';
import type { BoundStatement, CheckDatabase } from './database.ts';

/** What the interpreter lacks and asks its host for. Each call takes a JSON value and returns one. */
export interface HostCalls {
  /** Runs a statement. An error of SQLite comes back as `{error}`. */
  sql(statement: BoundStatement): unknown;
  /** Returns a hash in hex. */
  hash(input: { readonly algorithm: 'md5' | 'sha256'; readonly text: string }): string;
  /** Returns the parts of an address, or null for what is none. */
  url(input: { readonly text: string; readonly base?: string }): UrlParts | null;
}

/** The parts of an address, as the class `URL` names them. */
export type UrlParts = Readonly<Record<(typeof urlParts)[number], string>>;

const urlParts = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

export function createHostCalls(database: CheckDatabase): HostCalls {
  return {
    sql: (statement) => {
      try {
        return database.run(statement);
      } catch (error) {
        return { error: error instanceof Error ? error.message : String(error) };
      }
    },
    hash: ({ algorithm, text }) => createHash(algorithm).update(text).digest('hex'),
    url: ({ text, base }) => {
      const url = URL.parse(text, base);
      // Each part is a string.
      return url && (Object.fromEntries(urlParts.map((part) => [part, url[part]])) as unknown as UrlParts);
    },
  };
}
