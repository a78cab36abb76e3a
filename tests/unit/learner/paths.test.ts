import { describe, expect, it } from 'vitest';
import { type ChallengeKey, challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { type LearningPath, learningPaths, pathNeeds } from '../../../shared/api/paths.ts';
import { content } from '../database/builders.ts';

const walked = Object.keys(content.paths);
const stars = (key: ChallengeKey) => content.challenges.find((challenge) => challenge.key === key)?.difficulty ?? 0;

/** What can only be solved with what another challenge teaches or leaves behind. */
const presupposed: readonly (readonly [ChallengeKey, ChallengeKey])[] = [
  ['deprecatedInterfaceChallenge', 'xxeFileDisclosureChallenge'],
  ['deprecatedInterfaceChallenge', 'yamlBombChallenge'],
  ['directoryListingChallenge', 'nullByteChallenge'],
  ['nullByteChallenge', 'forgottenDevBackupChallenge'],
  ['forgottenDevBackupChallenge', 'typosquattingNpmChallenge'],
  ['forgottenDevBackupChallenge', 'supplyChainAttackChallenge'],
  ['easterEggLevelOneChallenge', 'easterEggLevelTwoChallenge'],
  ['nullByteChallenge', 'loginSupportChallenge'],
  ['fileWriteChallenge', 'videoXssChallenge'],
  ['unionSqlInjectionChallenge', 'twoFactorAuthUnsafeSecretStorageChallenge'],
  ['loginBenderChallenge', 'changePasswordBenderChallenge'],
  ['web3SandboxChallenge', 'web3WalletChallenge'],
];

/** Whether a path is behind another one: it presupposes it, over however many others. */
function isBehind(path: LearningPath, other: LearningPath): boolean {
  return pathNeeds[path].some((need) => need === other || isBehind(need, other));
}

describe('the learning paths', () => {
  it.each(learningPaths)('%s goes from easy to hard', (path) => {
    const own = walked
      .filter((key): key is ChallengeKey => content.paths[key as ChallengeKey].path === path)
      .map(stars);
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own).toEqual(own.toSorted((one, other) => one - other));
  });

  it.each(presupposed)('lead past %s on the way to %s', (first, then) => {
    const [before, after] = [content.paths[first].path, content.paths[then].path];
    expect(before === after ? walked.indexOf(first) < walked.indexOf(then) : isBehind(after, before)).toBe(true);
  });
});

it('every challenge has a weakness of CWE, and all of its numbers have a name', () => {
  for (const key of challengeKeys) {
    const { numbers } = content.flaws[key];
    expect(numbers.cwe?.length, key).toBeGreaterThan(0);
    for (const [standard, ids = []] of Object.entries(numbers)) {
      const names: Readonly<Record<string, string>> = content.standards[standard as keyof typeof numbers];
      expect(
        ids.filter((id) => names[id] === undefined),
        key,
      ).toEqual([]);
    }
  }
  expect(challengeKeys.filter((key) => !content.flaws[key].isFlaw)).toHaveLength(3);
});
