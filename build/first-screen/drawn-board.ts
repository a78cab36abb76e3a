import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTextChanges, fittedChallenges } from '../../server/config/challenges.ts';
import type { ChallengeRecord } from '../../shared/api/challenge.ts';
import type { CodingChallenges } from '../../shared/api/coding-challenges.ts';
import type { Configuration } from '../../shared/api/configuration.ts';
import type { Content } from '../../shared/content/content.ts';
import { withExtraCoding } from '../../shared/score-board/extra-coding.ts';

/**
 * Returns what the score board shows in the usual configuration before anything is solved.
 * @param server the folder of the built server, whose packers have checked its files
 */
export async function drawnBoard(server: string): Promise<{
  readonly challenges: readonly ChallengeRecord[];
  readonly configuration: Configuration;
}> {
  const content: Content = JSON.parse(await readFile(join(server, 'content.json'), 'utf8'));
  const coding: CodingChallenges = JSON.parse(await readFile(join(server, 'coding-challenges.json'), 'utf8'));
  const { configuration } = content;
  const never = new Date(0).toISOString();
  const challenges = fittedChallenges(content, configuration, createTextChanges(configuration, configuration)).map(
    (challenge): ChallengeRecord => ({
      ...challenge,
      solved: false,
      codingChallengeStatus: 0,
      createdAt: never,
      updatedAt: never,
    }),
  );
  const extra = Object.entries(coding).flatMap(([key, { isExtra }]) => (isExtra ? [[key, 0 as const] as const] : []));
  return { challenges: withExtraCoding(challenges, { extra: Object.fromEntries(extra) }), configuration };
}
