import { type ChallengeKey, challengeKeys } from '../../shared/api/challenge-keys.ts';
import { harmfulChallenges } from '../../shared/api/harmful-challenges.ts';
import type { ChallengeContent, Content } from '../../shared/content/content.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { lastHintRequests } from './last-hints.ts';
import { ContentError, type ContentFiles } from './read-content.ts';
import { challengeSchema } from './schema.ts';
import { checkNumbers, readStandards, usedOf } from './standards.ts';

const folder = 'challenges';

/**
 * Reads `challenges/<key>/challenge.yml` for every key, in the order of the ids.
 * @param placeholders the values for `{{...}}` in descriptions and first hints
 * @throws ContentError for a missing or unknown challenge, an id out of order, a `disabledEnv` that contradicts the API's types, and a number that
 * no list has
 */
export function readChallenges(
  files: ContentFiles,
  placeholders: Readonly<Record<string, string>>,
): Pick<Content, 'challenges' | 'help' | 'flaws' | 'standards'> {
  const written = files.yamlInEach(folder, 'challenge.yml', challengeSchema);
  const stranger = Object.keys(written).find((key) => !challengeKeys.some((known) => known === key));
  if (stranger !== undefined) {
    throw new ContentError(`resources/${folder}/${stranger}: shared/api/challenge-keys.ts has no such key`);
  }
  const lists = readStandards(files);
  const challenges: ChallengeContent[] = [];
  const help: { [Key in ChallengeKey]?: Content['help'][Key] } = {};
  const flaws: { [Key in ChallengeKey]?: Content['flaws'][Key] } = {};
  for (const [index, key] of challengeKeys.entries()) {
    const file = `resources/${folder}/${key}/challenge.yml`;
    const challenge = written[key];
    if (challenge === undefined) {
      throw new ContentError(`${file}: is missing`);
    }
    if (challenge.id !== index + 1) {
      throw new ContentError(`${file}: expected the id ${index + 1}, received ${challenge.id}`);
    }
    if (challenge.disabledEnv.length > 0 !== harmfulChallenges.has(key)) {
      throw new ContentError(`${file}: disabledEnv disagrees with shared/api/harmful-challenges.ts`);
    }
    checkNumbers(file, challenge.numbers, lists);
    const fill = (text: string) => fillPlaceholders(text, placeholders, file);
    const { hints, lastHint, mitigation, isFlaw, numbers, ...facts } = challenge;
    const [first = '', ...others] = hints;
    challenges.push({ ...facts, key, description: fill(facts.description), hint: fill(first) });
    help[key] = { hints: others, requests: lastHintRequests(files, key, lastHint), mitigation };
    flaws[key] = { isFlaw, numbers };
  }
  const used = Object.values(flaws).map(({ numbers }) => numbers);
  // Every key was filled in above.
  return {
    challenges,
    help: help as Content['help'],
    flaws: flaws as Content['flaws'],
    standards: usedOf(lists, used),
  };
}
