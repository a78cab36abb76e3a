import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';
import { inBoardOrder } from '../../../../shared/score-board/order.ts';
import type { TextsOf } from '../../lib/challenge-texts.ts';
import { type ChallengeStatus, statusOf } from './filter/status.ts';

/** A challenge as the board shows it. */
export interface BoardEntry {
  readonly challenge: ChallengeRecord;
  /** In the learner's language. */
  readonly name: string;
  /** HTML in the learner's language. */
  readonly description: string;
  readonly tagList: readonly string[];
  readonly status: ChallengeStatus;
  /** The text that a search looks through, in lower case. It includes both languages, because walkthroughs use the English names. */
  readonly searchedText: string;
}

/** Returns the challenges in the order of the board, with everything needed to show and search them. */
export function boardEntries(challenges: readonly ChallengeRecord[], textsOf: TextsOf): readonly BoardEntry[] {
  return inBoardOrder(challenges).map((challenge) => {
    const { name, description } = textsOf(challenge);
    return {
      challenge,
      name,
      description,
      tagList: challenge.tags === null ? [] : challenge.tags.split(',').map((tag) => tag.trim()),
      status: statusOf(challenge),
      searchedText: [challenge.name, challenge.description, name, description].join('\n').toLowerCase(),
    };
  });
}

/**
 * Returns distinct values in order of their first appearance, going through the challenges by English name as the server lists them
 * (ui-learning.md 2.3).
 */
export function distinct(
  entries: readonly BoardEntry[],
  valuesOf: (entry: BoardEntry) => readonly string[],
): readonly string[] {
  const byName = entries.toSorted((a, b) => (a.challenge.name < b.challenge.name ? -1 : 1));
  return [...new Set(byName.flatMap(valuesOf))];
}
