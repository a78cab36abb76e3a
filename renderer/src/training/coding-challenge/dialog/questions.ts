import { queryOptions } from '@tanstack/react-query';
import { type CodingDebrief, codingPath } from '../../../../../shared/api/coding-challenges.ts';
import { ApiError, errorText, get } from '../../../lib/api.ts';

/** How the endpoints of coding challenges answer. */
export interface Answer<Data> {
  readonly data: Data;
}

/** Returns the query for a challenge's code, which stays the same for as long as the server runs. */
export function snippetQuery(key: string) {
  return queryOptions({
    queryKey: ['coding-challenge', 'snippet', key],
    queryFn: async ({ signal }) =>
      (await get<Answer<{ readonly snippet: string }>>(`${codingPath}/${key}`, { signal })).data.snippet,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A fix to choose from, with its index in the server's list, by which the server knows it. */
export interface FixOption {
  readonly index: number;
  readonly code: string;
}

/**
 * Returns the query for a challenge's fixes in random order. The order stays the same until the page is reloaded, so that "Fix 2" is always
 * the same fix.
 */
export function fixesQuery(key: string) {
  return queryOptions({
    queryKey: ['coding-challenge', 'fixes', key],
    queryFn: async ({ signal }) => {
      const { data } = await get<Answer<{ readonly fixes: readonly string[] }>>(`${codingPath}/${key}/fixes`, {
        signal,
      });
      return shuffled(data.fixes.map((code, index): FixOption => ({ index, code })));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns why there is no code, in the server's words if it gave any, and whether trying again may help. */
export function failureOf(error: Error): { readonly message: string; readonly mayPass: boolean } {
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return { message: errorText(error) ?? (isFinal ? 'ERROR_SERVER' : 'ERROR_NO_ANSWER'), mayPass: !isFinal };
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(Math.random() * rest.length), 1));
}

/** Returns the query for what is said of every fix once the right one is chosen. */
export function debriefQuery(key: string, language: string) {
  return queryOptions({
    queryKey: ['coding-challenge', 'debrief', key, language],
    queryFn: async ({ signal }) =>
      (await get<Answer<CodingDebrief>>(`${codingPath}/${key}/debrief`, { signal })).data.fixes,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
