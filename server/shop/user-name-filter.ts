import { type Config, isWeaknessOn } from '../config/config.ts';
import { filterLegacy, filterStrictly } from '../database/sanitisers.ts';

/** What user names pass before they are stored, at registration and later (api-account.md 10.4). */
export function userNameFilter(config: Config): (name: string) => string {
  // weakness: usernameXssChallenge (the old home-made filter, unless that is switched off)
  return isWeaknessOn(config, 'persistedXssUserChallenge') ? filterLegacy : filterStrictly;
}
