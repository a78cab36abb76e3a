import type { ReportedChallenge } from '../content/built-challenges.ts';
import type { WrittenProfile } from './schema.ts';

/**
 * Returns the challenges that a profile chooses: those of its difficulties and categories (of all, where it names none) and those that it names,
 * without those that it takes out. A profile with names alone chooses only those.
 * @returns keys in the order of the challenges
 */
export function selectedKeys(
  { difficulties, categories, names, without = [] }: NonNullable<WrittenProfile['challenges']>,
  challenges: readonly ReportedChallenge[],
): readonly string[] {
  const isNamedOnly = names !== undefined && difficulties === undefined && categories === undefined;
  const isChosen = ({ key, difficulty, category }: ReportedChallenge) =>
    names?.includes(key) === true ||
    (!isNamedOnly && (difficulties?.includes(difficulty) ?? true) && (categories?.includes(category) ?? true));
  return challenges
    .filter((challenge) => isChosen(challenge) && !without.includes(challenge.key))
    .map(({ key }) => key);
}
