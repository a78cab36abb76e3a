import type { FastifyRequest, preHandlerHookHandler, RouteHandlerMethod } from 'fastify';
import type { Budgets } from '../../budgets.ts';
import type { SqlDatabase } from '../../database/shop-database.ts';
import type { LongAnswers } from '../long-answers.ts';
import type { Translations } from '../translations.ts';

/** A column of a generated resource (api-account.md 8.6), in the order it appears in JSON. */
export interface Attribute {
  readonly name: string;
  readonly type: 'integer' | 'decimal' | 'text' | 'boolean' | 'date';
  /** Left out of every answer, but still filtered and searched: the contract's side channel (api-account.md 8.3). */
  readonly excluded?: true;
  /** Left out of the search parameter `q`: a column of type TEXT, not VARCHAR (api-learning.md 2). */
  readonly unsearched?: true;
  /** Value stored by a create that does not send it; a function is called per row. */
  readonly defaultValue?: unknown;
  readonly notNull?: true;
  readonly unique?: true;
  /** Cannot change once set (BasketItems, data.md 2.3). */
  readonly frozen?: true;
  readonly validate?: readonly Validator[];
  /**
   * Turns a sent value into the stored one (hashing, sanitising); also sees the row as it will be, without this value,
   * and may throw: the contract's "internal error".
   */
  readonly set?: (value: unknown, row: Readonly<Record<string, unknown>>) => unknown;
  /** Translated in list and read answers (api-account.md 4). */
  readonly translated?: true;
}

export type Validator =
  | { readonly rule: 'isInt' }
  | { readonly rule: 'min' | 'max'; readonly limit: number }
  | { readonly rule: 'len'; readonly from: number; readonly to: number }
  | { readonly rule: 'isIn'; readonly values: readonly string[] };

/** What happens around the generated verbs; each may throw an error of `server/http/errors.ts`. */
export interface ResourceHooks {
  /** Sees the row as it will be, before validation; what it returns is changed too (create and update). */
  readonly complete?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** After validation, before the row is written (create and update). */
  readonly beforeSave?: (row: Readonly<Record<string, unknown>>) => void;
  readonly afterCreate?: (row: Readonly<Record<string, unknown>>, request: FastifyRequest) => void;
  /** After any write; lets the owner drop caches. */
  readonly afterChange?: () => void;
}

/** A generated resource: `GET/POST /api/<name>s`, `GET/PUT/DELETE /api/<name>s/:id` (api-account.md 8). */
export interface Resource {
  /** Model name in the singular, as error texts name it: `Feedback`, `Address`. The path adds an `s`. */
  readonly name: string;
  readonly table: string;
  /** Without `createdAt`, `updatedAt` (added to each) and `deletedAt` (added when `softDeleted`). */
  readonly attributes: readonly Attribute[];
  readonly softDeleted?: true;
  readonly hooks?: ResourceHooks;
}

export type ResourceVerb = 'list' | 'read' | 'create' | 'update' | 'delete';

/** Handlers of the owner around or in place of the generated ones. */
export interface ResourceRoutes {
  /** Runs after the guards and before the generated verb; sends an answer itself to stop there. */
  readonly before?: Partial<Record<ResourceVerb, preHandlerHookHandler>>;
  /** Answers in place of the generated verb; false leaves the verb out. */
  readonly instead?: Partial<Record<ResourceVerb, RouteHandlerMethod | false>>;
}

/** What the generated layer needs; a `ShopContext` has it. */
export interface ResourceEnvironment {
  readonly database: SqlDatabase;
  readonly translations: Translations;
  /** The usual ones where it has none. */
  readonly budgets?: Budgets;
  /** Makes lists that are long; without it, all of them are made at once. */
  readonly longAnswers?: LongAnswers;
}
