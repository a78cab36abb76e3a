import type { ChallengeKey } from '../../../../shared/api/challenge-keys.ts';
import { escapeHtml } from '../../../../shared/text/escape-html.ts';
import type { Reader } from '../reader.ts';

/**
 * Returns challenges as a list, the easiest first. They lead to the score board once it has been found; until then, nothing may link to it
 * (ui-learning.md 8).
 */
export function challengeList({ catalogue, progress, words, nameOf }: Reader, keys: readonly ChallengeKey[]): string {
  const isBoardFound = progress.isSolved('scoreBoardChallenge');
  const items = keys
    .map((key) => catalogue.byKey(key))
    .toSorted((one, other) => one.difficulty - other.difficulty)
    .map(({ key, difficulty, category }) => {
      const shown = escapeHtml(nameOf(key));
      const linked = isBoardFound ? `<a href="../../#/score-board?challenge=${key}">${shown}</a>` : `<b>${shown}</b>`;
      const stars = `<span class="stars" role="img" aria-label="${words.stars(difficulty)}">${'★'.repeat(difficulty)}<span>${'★'.repeat(6 - difficulty)}</span></span>`;
      const stamp = progress.isSolved(key) ? ` <span class="stamp">${words.solved}</span>` : '';
      return `<li>${stars} ${linked}${stamp} <span class="category">${words.category(category)}</span></li>\n`;
    });
  return `<ul class="challenges">\n${items.join('')}</ul>\n`;
}
