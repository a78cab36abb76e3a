import type { FastifyRequest, preHandlerHookHandler, RouteHandlerMethod } from 'fastify';
import type { Budgets } from '../../budgets.ts';
import type { SqlDatabase } from '../../database/shop-database.ts';
import type { LongAnswers } from '../long-answers.ts';
import type { Translations } from '../translations.ts';

/** A column of a generated resource (api-account.md 8.6). JSON shows columns in the order of their definition. */
export interface Attribute {
  readonly name: string;
  readonly type: 'integer' | 'decimal' | 'text' | 'boolean' | 'date';
  /** Left out of every response, but still filtered and searched: the contract's side channel (api-account.md 8.3). */
  readonly excluded?: true;
  /** Not searched by the parameter `q`: a column of type TEXT, not VARCHAR (api-learning.md 2). */
  readonly unsearched?: true;
  /** The value that a create stores when none is sent. A function is called for each row. */
  readonly defaultValue?: unknown;
  readonly notNull?: true;
  readonly unique?: true;
  /** Can't be changed once it is set (BasketItems, data.md 2.3). */
  readonly frozen?: true;
  readonly validate?: readonly Validator[];
  /**
   * Turns a sent value into the stored one (hashing, sanitising). It also sees the row as it will be, without this
   * value. It may throw, which becomes the contract's "internal error".
   */
  readonly set?: (value: unknown, row: Readonly<Record<string, unknown>>) => unknown;
  /** Translated in the responses to list and read (api-account.md 4). */
  readonly translated?: true;
}

export type Validator =
  | { readonly rule: 'isInt' }
  | { readonly rule: 'min' | 'max'; readonly limit: number }
  | { readonly rule: 'len'; readonly from: number; readonly to: number }
  | { readonly rule: 'isIn'; readonly values: readonly string[] };

/** Hooks around the generated verbs. Each may throw an error of `server/http/errors.ts`. */
export interface ResourceHooks {
  /** Sees the row as it will be, before validation. The values that it returns are changed too (create and update). */
  readonly complete?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Runs after validation and before the row is written (create and update). */
  readonly beforeSave?: (row: Readonly<Record<string, unknown>>) => void;
  readonly afterCreate?: (row: Readonly<Record<string, unknown>>, request: FastifyRequest) => void;
  /** Runs after any write, so that the owner can drop caches. */
  readonly afterChange?: () => void;
}

/** A generated resource: `GET/POST /api/<name>s`, `GET/PUT/DELETE /api/<name>s/:id` (api-account.md 8). */
export interface Resource {
  /** The model's name in the singular, as error messages use it: `Feedback`, `Address`. The path adds an `s`. */
  readonly name: string;
  readonly table: string;
  /** The attributes without `createdAt` and `updatedAt`, which each resource has, and `deletedAt`, which it has when `softDeleted`. */
  readonly attributes: readonly Attribute[];
  readonly softDeleted?: true;
  readonly hooks?: ResourceHooks;
}

export type ResourceVerb = 'list' | 'read' | 'create' | 'update' | 'delete';

/** The owner's handlers, which run before the generated ones or in place of them. */
export interface ResourceRoutes {
  /** Runs after the guards and before the generated verb. To stop there, it sends a response itself. */
  readonly before?: Partial<Record<ResourceVerb, preHandlerHookHandler>>;
  /** Answers in place of the generated verb; false leaves the verb out. */
  readonly instead?: Partial<Record<ResourceVerb, RouteHandlerMethod | false>>;
}

/** What the generated layer needs. A `ShopContext` has all of it. */
export interface ResourceEnvironment {
  readonly database: SqlDatabase;
  readonly translations: Translations;
  /** The budgets; the default ones when absent. */
  readonly budgets?: Budgets;
  /** Makes long lists piece by piece. Without it, all lists are made at once. */
  readonly longAnswers?: LongAnswers;
}
