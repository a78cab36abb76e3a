import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';
import type { TextsOf } from '../../lib/challenge-texts.ts';
import { type ChallengeStatus, statusOf } from './filter/status.ts';
import { inBoardOrder } from './order.ts';

/** A challenge as the board shows it. */
export interface BoardEntry {
  readonly challenge: ChallengeRecord;
  /** In the reader's language. */
  readonly name: string;
  /** HTML, in the reader's language. */
  readonly description: string;
  readonly tagList: readonly string[];
  readonly status: ChallengeStatus;
  /** What a search looks through, in lower case: both languages, since walkthroughs have the English names. */
  readonly searchedText: string;
}

/** The challenges in the order of the board, with what it takes to show and find them. */
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

/** Distinct values in order of their first appearance by English name, as the server lists challenges (ui-learning.md 2.3). */
export function distinct(
  entries: readonly BoardEntry[],
  valuesOf: (entry: BoardEntry) => readonly string[],
): readonly string[] {
  const byName = entries.toSorted((a, b) => (a.challenge.name < b.challenge.name ? -1 : 1));
  return [...new Set(byName.flatMap(valuesOf))];
}
