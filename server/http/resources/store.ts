import type { SqlDatabase } from '../../database/shop-database.ts';
import type { Resource } from './resource.ts';

/** Rows as answers show them: ISO dates, booleans, without excluded attributes. */
export type ResourceRecord = Readonly<Record<string, unknown>>;

/** The generated verbs as functions, for owners who answer themselves (api-account.md 8). */
export interface ResourceStore {
  /** @param query parsed query string; unknown names are ignored (api-account.md 8.3) */
  list(query: Readonly<Record<string, unknown>>): readonly ResourceRecord[];
  /** @throws ResourceError 404 */
  read(id: unknown): ResourceRecord;
  /** Mass assignment: takes every attribute of the model from the body (api-account.md 8.4). @throws ResourceError */
  create(body: unknown): ResourceRecord;
  /** The row with the sent values as sent. @throws ResourceError */
  update(id: unknown, body: unknown): ResourceRecord;
  /** @throws ResourceError */
  delete(id: unknown): void;
}

export declare function createResourceStore(database: SqlDatabase, resource: Resource): ResourceStore;
