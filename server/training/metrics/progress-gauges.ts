import type { Registry } from 'prom-client';
import type { Training } from '../training.ts';
import { gaugesOf } from './registry.ts';

/**
 * Makes the gauges of what the learner has done (api-learning.md 21).
 * @param prefix with its final underscore
 * @returns a function that updates them
 */
export function createProgressGauges(
  registry: Registry,
  prefix: string,
  { catalogue: { all }, progress, cheatScores, accuracy: answers }: Training,
): () => void {
  const gauge = gaugesOf(registry, prefix);
  const byGroup = ['difficulty', 'category'];
  const solved = gauge('challenges_solved', 'Solved challenges.', byGroup);
  const total = gauge('challenges_total', 'All challenges.', byGroup);
  const coding = gauge('coding_challenges_progress', 'Coding challenges by the last solved step.', ['phase']);
  const cheatScore = gauge('cheat_score', 'How likely it is that solutions were looked up, from 0 to 1.');
  const accuracy = gauge('coding_challenges_accuracy', 'Share of right answers, by phase.', ['phase']);

  const groups = [...Map.groupBy(all, ({ difficulty, category }) => `${difficulty} ${category}`).values()];
  const codingKeys = all.filter(({ hasCodingChallenge }) => hasCodingChallenge).map(({ key }) => key);
  const reached = (status: number) => codingKeys.filter((key) => progress.of(key).codingStatus === status).length;

  return () => {
    for (const challenges of groups) {
      const [first] = challenges;
      if (first !== undefined) {
        const labels = { difficulty: String(first.difficulty), category: first.category };
        solved.set(labels, challenges.filter(({ key }) => progress.isSolved(key)).length);
        total.set(labels, challenges.length);
      }
    }
    coding.set({ phase: 'find it' }, reached(1));
    coding.set({ phase: 'fix it' }, reached(2));
    coding.set({ phase: 'unsolved' }, codingKeys.length - reached(1) - reached(2));
    cheatScore.set(cheatScores.total());
    accuracy.set({ phase: 'find it' }, answers.total('find it'));
    accuracy.set({ phase: 'fix it' }, answers.total('fix it'));
  };
}
