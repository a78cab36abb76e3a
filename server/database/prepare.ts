import type { Config } from '../config/config.ts';
import type { Content } from '../contract/content.ts';
import type { Databases } from './open.ts';

/** What `prepareShop` did: `seeded` a new shop, or `kept` the one that was there. */
export type Preparation = 'seeded' | 'kept';

/**
 * Makes the shop ready at start: creates and seeds it where there is none yet, where `fresh` asks for it, or where the stored
 * one was seeded from another edition of the content or another configuration; empties the CAPTCHA tables (rulings 3);
 * rewrites the Challenges table from the catalogue, all unsolved (the training layer projects progress onto it).
 */
export function prepareShop(
  _databases: Databases,
  _content: Content,
  _config: Config,
  _options: { readonly fresh: boolean },
): Preparation {
  throw new Error('soon');
}

/** "Reset shop": seeds tables, reviews and orders anew, each in one transaction. Challenges are unsolved afterwards. */
export function resetShop(_databases: Databases, _content: Content, _config: Config): void {
  throw new Error('soon');
}
