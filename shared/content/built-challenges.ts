import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChallengeContent, Content } from './content.ts';

/** What a report says about a challenge. */
export type ReportedChallenge = Pick<
  ChallengeContent,
  'id' | 'name' | 'category' | 'difficulty' | 'hasCodingChallenge'
> & {
  readonly key: string;
};

/**
 * Returns the challenges as the built shop has them, in the order of their ids.
 * @param server the folder of the built server (`dist/server`, `paths.built.server`)
 */
export function readBuiltChallenges(server: string): readonly ReportedChallenge[] {
  // The packer has checked the file against this type.
  const { challenges } = JSON.parse(readFileSync(join(server, 'content.json'), 'utf8')) as Content;
  return challenges;
}
