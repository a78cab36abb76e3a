import type { BoardEntry } from '../entries.ts';
import { type ChallengeStatus, statuses } from './status.ts';

/** What the learner wants to see. Empty lists and null mean "all" (ui-learning.md 2.4). */
export interface ChallengeFilter {
  readonly searchQuery: string;
  readonly difficulties: readonly number[];
  readonly status: ChallengeStatus | null;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly showDisabledChallenges: boolean;
}

export const everything: ChallengeFilter = {
  searchQuery: '',
  difficulties: [],
  status: null,
  tags: [],
  categories: [],
  showDisabledChallenges: true,
};

/** Tells whether any filter is set. */
export function isActive({ searchQuery, difficulties, status, tags, categories, ...filter }: ChallengeFilter): boolean {
  const chosen = difficulties.length + tags.length + categories.length;
  return chosen > 0 || status !== null || searchQuery !== '' || !filter.showDisabledChallenges;
}

/**
 * Reads the filter from a URL's query. Values that can't be parsed (a difficulty that isn't a number, an unknown status) filter nothing.
 */
export function readFilter(query: string): ChallengeFilter {
  const parameters = new URLSearchParams(query);
  const list = (name: string) => (parameters.get(name) ?? '').split(',').filter((part) => part !== '');
  return {
    searchQuery: parameters.get('searchQuery') ?? '',
    difficulties: list('difficulties')
      .map((part) => Number.parseInt(part, 10))
      .filter((difficulty) => !Number.isNaN(difficulty)),
    status: statuses.find((status) => status === parameters.get('status')) ?? null,
    tags: list('tags'),
    categories: list('categories'),
    showDisabledChallenges: (parameters.get('showDisabledChallenges') ?? 'true') === 'true',
  };
}

/**
 * Returns the URL query for a filter, without its question mark. Unset parts are left out; commas and spaces are written as the contract
 * prescribes.
 */
export function writeFilter(filter: ChallengeFilter): string {
  const list = (parts: readonly (string | number)[]) => parts.map(encodeURIComponent).join(',');
  const parameters = {
    searchQuery: encodeURIComponent(filter.searchQuery),
    categories: list(filter.categories),
    difficulties: list(filter.difficulties.toSorted()),
    tags: list(filter.tags),
    status: filter.status ?? '',
    showDisabledChallenges: filter.showDisabledChallenges ? '' : 'false',
  };
  return Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** Returns the entries that pass the filter, in the given order (ui-learning.md 2.5). */
export function applyFilter(entries: readonly BoardEntry[], filter: ChallengeFilter): readonly BoardEntry[] {
  const { categories, difficulties, tags, status, showDisabledChallenges } = filter;
  const wanted = filter.searchQuery.toLowerCase();
  return entries.filter(
    ({ challenge, tagList, status: own, searchedText }) =>
      (categories.length === 0 || categories.includes(challenge.category)) &&
      (difficulties.length === 0 || difficulties.includes(challenge.difficulty)) &&
      (tags.length === 0 || tagList.some((tag) => tags.includes(tag))) &&
      (status === null || status === own) &&
      (showDisabledChallenges || challenge.disabledEnv === null) &&
      (wanted === '' || searchedText.includes(wanted)),
  );
}
