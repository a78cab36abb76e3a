import { challengeTexts } from './challenge-texts.ts';
import type { SeedRun } from './seed-run.ts';

/** The Challenges table: the catalogue under this configuration, nothing solved (data.md 2.6). */
export function seedChallenges({ insert, content, config }: Pick<SeedRun, 'insert' | 'content' | 'config'>): void {
  for (const challenge of challengeTexts(content, config)) {
    insert('Challenges', { ...challenge, solved: false, codingChallengeStatus: 0 });
  }
}
