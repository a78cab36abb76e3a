import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import type { Content } from '../../shared/content/content.ts';
import { type Challenge, fittedChallenges, type TextChanges } from '../config/challenges.ts';
import type { Config } from '../config/config.ts';
import { plainTextOf } from './challenge-text.ts';

export { type Challenge, createTextChanges, type TextChanges, warningStart } from '../config/challenges.ts';

/** The 110 challenges in id order, with the lookups of api-learning.md 4. */
export interface Catalogue {
  readonly all: readonly Challenge[];
  byKey(key: ChallengeKey): Challenge;
  /** @param key any string @returns undefined unless it is a challenge's key */
  findKey(key: string): Challenge | undefined;
  /** @param name the exact English name */
  findName(name: string): Challenge | undefined;
  findId(id: number): Challenge | undefined;
}

/** Makes the catalogue for this shop. */
export function createCatalogue(content: Content, config: Config, change: TextChanges): Catalogue {
  const all = fittedChallenges(content, config, change);
  const keys = new Map<string, Challenge>(all.map((challenge) => [challenge.key, challenge]));
  const names = new Map(all.map((challenge) => [challenge.name, challenge]));
  const ids = new Map(all.map((challenge) => [challenge.id, challenge]));
  return {
    all,
    byKey: (key) => {
      const challenge = keys.get(key);
      if (challenge === undefined) {
        throw new Error(`The packed content has no challenge ${key}.`);
      }
      return challenge;
    },
    findKey: (key) => keys.get(key),
    findName: (name) => names.get(name),
    findId: (id) => ids.get(id),
  };
}

/** Returns the text of a notification (api-learning.md 7): `<name> (<description without markup>)`. */
export function notificationText(challenge: Challenge): string {
  return `${challenge.name} (${plainTextOf(challenge.description)})`;
}
