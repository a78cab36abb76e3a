import type { Resource } from '../../http/resources/resource.ts';

/**
 * The generated resource `/api/Challenges` (api-learning.md 2). Behind its deny guards a token with `alg: none` still
 * reaches create, update and delete: that changes rows of the shop's table, never what the range believes.
 * @param changed told after any such write
 */
export function challengeResource(changed: () => void): Resource {
  return {
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
    hooks: { afterChange: changed },
  };
}
