import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Topic } from '../api/paths.ts';
import type { ChallengeContent, Content } from './content.ts';

/** What a report says about a challenge. */
export type ReportedChallenge = Pick<
  ChallengeContent,
  'id' | 'name' | 'category' | 'difficulty' | 'hasCodingChallenge'
> & {
  readonly key: string;
  readonly topic: Topic;
  /** The weaknesses behind it, such as CWE-89. */
  readonly weaknesses: readonly string[];
};

/**
 * Returns the challenges as the built shop has them, in the order of their ids.
 * @param server the folder of the built server (`dist/server`, `paths.built.server`)
 */
export function readBuiltChallenges(server: string): readonly ReportedChallenge[] {
  // The packer has checked the file against this type.
  return reportedChallenges(JSON.parse(readFileSync(join(server, 'content.json'), 'utf8')) as Content);
}

/** Returns what a report says about the challenges, in the order of their ids. */
export function reportedChallenges({ challenges, paths, flaws }: Content): readonly ReportedChallenge[] {
  return challenges.map((challenge) => ({
    ...challenge,
    topic: paths[challenge.key].topic,
    weaknesses: (flaws[challenge.key].numbers.cwe ?? []).map((id) => `CWE-${id}`),
  }));
}
