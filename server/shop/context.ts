import type { Content } from '../../shared/content/content.ts';
import type { Budgets } from '../budgets.ts';
import type { Config } from '../config/config.ts';
import type { Documents } from '../database/documents.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Evaluator } from '../decoy/evaluator.ts';
import type { DecoyHost } from '../decoy/host/host.ts';
import type { LongAnswers } from '../http/long-answers.ts';
import type { Sessions } from '../http/sessions.ts';
import type { Tokens } from '../http/tokens.ts';
import type { Translations } from '../http/translations.ts';
import type { Uploads } from '../http/uploads/uploads.ts';
import type { ShopEventEmitter } from './events.ts';

/** What every shop area gets: plain values, made once by `shop.ts`. */
export interface ShopContext {
  readonly config: Config;
  /** Limits on everything that learners can make grow. */
  readonly budgets: Budgets;
  readonly content: Content;
  /** `shop.sqlite`, which learners attack. Every statement passes one gate (decision 9). */
  readonly database: ShopDatabase;
  /** `documents.sqlite`: reviews and orders. */
  readonly documents: Documents;
  /** Makes long responses without keeping other requests waiting. */
  readonly longAnswers: LongAnswers;
  /** Registry of logged-in tokens (api-account.md 6.3). */
  readonly sessions: Sessions;
  /** Signs and weakly verifies the tokens (api-account.md 6.2, 6.4). */
  readonly tokens: Tokens;
  /** Server strings in the learner's language (api-account.md 4). */
  readonly translations: Translations;
  readonly events: ShopEventEmitter;
  readonly evaluator: Evaluator;
  /** The host that learners reach instead of the machine (architecture.md 2). */
  readonly decoy: DecoyHost;
  /** Absolute path of the folder with the built front end and its assets. */
  readonly pages: string;
  /** Customers' public uploads: `/assets/public/images/uploads/`. */
  readonly uploads: Uploads;
  readonly log: (level: 'info' | 'warn', text: string) => void;
}
