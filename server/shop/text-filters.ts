import { type Config, isWeaknessOn } from '../config/config.ts';
import { filterLegacy, filterStrictly } from '../database/sanitisers.ts';

/**
 * Makes the setter of a column that the page shows as trusted HTML. A string is announced and kept as sent or, if the
 * weakness is switched off, filtered strictly (api-account.md 10.2, api-shop.md 0.6).
 * @throws TypeError for other values, but for lists only in the latter case: the contract's "internal error" (api-account.md 8.4)
 */
export function trustedText(isWeak: boolean, announce: (text: string) => void): (value: unknown) => unknown {
  return (value) => {
    if (!value || (isWeak && Array.isArray(value))) {
      return value;
    }
    if (typeof value !== 'string') {
      throw new TypeError('str.includes is not a function');
    }
    if (!isWeak) {
      return filterStrictly(value);
    }
    announce(value);
    return value;
  };
}

/** Returns the filter that user names pass before they are stored, at registration and later (api-account.md 10.4). */
export function userNameFilter(config: Config): (name: string) => string {
  // weakness: usernameXssChallenge (the old home-made filter, unless that is switched off)
  return isWeaknessOn(config, 'persistedXssUserChallenge') ? filterLegacy : filterStrictly;
}
