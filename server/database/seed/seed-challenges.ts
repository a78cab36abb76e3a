import { createTextChanges, fittedChallenges } from '../../config/challenges.ts';
import type { SeedRun } from './seed-run.ts';

/** Seeds the Challenges table: the catalogue under this configuration, with nothing solved (data.md 2.6). */
export function seedChallenges({ insert, content, config }: Pick<SeedRun, 'insert' | 'content' | 'config'>): void {
  for (const challenge of fittedChallenges(content, config, createTextChanges(config, content.configuration))) {
    insert('Challenges', { ...challenge, solved: false, codingChallengeStatus: 0 });
  }
}
