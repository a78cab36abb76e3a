import { expect, it } from 'vitest';
import { disabledEnvironmentOf, isWeaknessOn } from '../../../server/config/config.ts';
import { challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { configWith, content } from '../database/builders.ts';

it.each(['auto', 'disabled'] as const)('%s leaves every weakness on', (safetyMode) => {
  const config = configWith({ challenges: { safetyMode } });
  expect(challengeKeys.filter((key) => !isWeaknessOn(config, key))).toEqual([]);
});

it('enabled turns off exactly what the catalogue lists as harmful', () => {
  const config = configWith({ challenges: { safetyMode: 'enabled' } });
  const listed = content.challenges.filter(({ disabledEnv }) => disabledEnv.length > 0).map(({ key }) => key);
  expect(challengeKeys.filter((key) => !isWeaknessOn(config, key)).sort()).toEqual([...listed].sort());
  expect(disabledEnvironmentOf(config, 'jwtForgedChallenge')).toBe('Safety Mode');
  expect(disabledEnvironmentOf(config, 'scoreBoardChallenge')).toBeNull();
});
