import type { FastifyInstance } from 'fastify';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { Resource } from '../../http/resources/resource.ts';
import type { Translations } from '../../http/translations.ts';
import { warningStart } from '../catalogue.ts';
import type { Training } from '../training.ts';

/**
 * The generated resource of the Challenges table. Despite its deny guards, a token with `alg: none` still reaches create, update and delete. That
 * changes rows of the shop's table, but never what the range believes (api-learning.md 2).
 */
export const challengeResource: Resource = {
  name: 'Challenge',
  table: 'Challenges',
  attributes: [
    { name: 'id', type: 'integer' },
    { name: 'key', type: 'text', unsearched: true },
    { name: 'name', type: 'text' },
    { name: 'category', type: 'text' },
    { name: 'tags', type: 'text' },
    { name: 'description', type: 'text', translated: true },
    { name: 'difficulty', type: 'integer' },
    { name: 'hint', type: 'text', translated: true },
    { name: 'hintUrl', type: 'text' },
    { name: 'mitigationUrl', type: 'text' },
    { name: 'solved', type: 'boolean' },
    { name: 'disabledEnv', type: 'text' },
    { name: 'tutorialOrder', type: 'integer' },
    { name: 'codingChallengeStatus', type: 'integer' },
    { name: 'hasCodingChallenge', type: 'boolean' },
  ],
};

/** Translates descriptions and hints, which have translations of their own. A description that ends with a warning is looked up in two parts. */
function translatingChallenges({ translations: { localeOf, translate }, localized }: Training): Translations {
  return {
    localeOf,
    translate: (text, locale) => {
      const parts = text.split(warningStart);
      return parts.map((part) => localized.translationOf(part, locale) ?? translate(part, locale)).join(warningStart);
    },
  };
}

/** Registers `/api/Challenges` and `/api/Challenges/:id` (api-learning.md 2). */
export function registerChallenges(app: FastifyInstance, training: Training): void {
  const database = training.databases.shop;
  registerResource(app, { database, translations: translatingChallenges(training) }, challengeResource);
}
