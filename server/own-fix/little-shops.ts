import type { OwnFixKey } from '../../shared/api/own-fix.ts';
import type { Check } from './checks/check.ts';
import { downloadChecks, logChecks } from './checks/files.ts';
import { guardChecks } from './checks/guards.ts';
import { loginChecks } from './checks/login.ts';
import { rateLimitChecks } from './checks/rate-limit.ts';
import { donationChecks, redirectChecks } from './checks/redirect.ts';
import { forgedReviewChecks, noSqlReviewsChecks } from './checks/reviews.ts';
import { searchChecks } from './checks/search.ts';
import files from './inside/files.ts?inside-quickjs';
import guards from './inside/guards.ts?inside-quickjs';
import login from './inside/login.ts?inside-quickjs';
import rateLimit from './inside/rate-limit.ts?inside-quickjs';
import redirect from './inside/redirect.ts?inside-quickjs';
import reviews from './inside/reviews.ts?inside-quickjs';
import search from './inside/search.ts?inside-quickjs';
import { productTables, targets, userTables } from './seed/tables.ts';

/** The little shop around a snippet. */
export interface LittleShop {
  /** The script with its surroundings (inside/install.ts). */
  readonly surroundings: string;
  /** The statements that fill its database; empty where it has none. */
  readonly seed: string;
  /** Ordinary uses, then attacks. Each is tried in a shop of its own. */
  readonly checks: readonly Check[];
}

const logins = (key: keyof typeof targets): LittleShop => ({
  surroundings: login,
  seed: userTables,
  checks: loginChecks(targets[key]),
});

const searching: LittleShop = { surroundings: search, seed: userTables + productTables, checks: searchChecks };

/** The little shop of each challenge that takes a fix of the learner's own (decision 110). */
export const littleShops: Readonly<Record<OwnFixKey, LittleShop>> = {
  loginAdminChallenge: logins('loginAdminChallenge'),
  loginBenderChallenge: logins('loginBenderChallenge'),
  loginJimChallenge: logins('loginJimChallenge'),
  unionSqlInjectionChallenge: searching,
  dbSchemaChallenge: searching,
  forgedReviewChallenge: { surroundings: reviews, seed: '', checks: forgedReviewChecks },
  noSqlReviewsChallenge: { surroundings: reviews, seed: '', checks: noSqlReviewsChecks },
  redirectChallenge: { surroundings: redirect, seed: '', checks: redirectChecks },
  redirectCryptoCurrencyChallenge: { surroundings: redirect, seed: '', checks: donationChecks },
  changeProductChallenge: { surroundings: guards, seed: '', checks: guardChecks },
  resetPasswordMortyChallenge: { surroundings: rateLimit, seed: '', checks: rateLimitChecks },
  directoryListingChallenge: { surroundings: files, seed: '', checks: downloadChecks },
  accessLogDisclosureChallenge: { surroundings: files, seed: '', checks: logChecks },
};
