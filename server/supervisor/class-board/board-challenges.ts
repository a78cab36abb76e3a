import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { challengeKeys } from '../../../shared/api/challenge-keys.ts';
import type { BoardChallenge } from '../../../shared/class/wall.ts';
import { reportedChallenges } from '../../../shared/content/built-challenges.ts';
import type { Content } from '../../../shared/content/content.ts';

/**
 * Returns the challenges that a board shows.
 * @param server the folder of the built server (`dist/server`)
 * @param selection keys of the challenges that the workshop's profile shows; null for all
 */
export function boardChallenges(server: string, selection: readonly string[] | null): readonly BoardChallenge[] {
  // The packer has checked the file against this type.
  const content = JSON.parse(readFileSync(join(server, 'content.json'), 'utf8')) as Content;
  const known = new Map(reportedChallenges(content).map((challenge) => [challenge.key, challenge]));
  return challengeKeys.flatMap((key) => {
    const challenge = known.get(key);
    if (challenge === undefined) {
      return [];
    }
    const { name, category, difficulty, topic, hasCodingChallenge } = challenge;
    const hints = content.help[key].hints.length + 1;
    const isSelected = selection?.includes(key) ?? true;
    return [{ key, name, category, difficulty, topic, hasCodingChallenge, hints, isSelected }];
  });
}
