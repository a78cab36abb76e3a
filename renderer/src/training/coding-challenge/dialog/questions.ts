import { queryOptions } from '@tanstack/react-query';
import { ApiError, errorText, get } from '../../../lib/api.ts';

/** The code of a challenge; it stays what it is as long as the server runs. */
export function snippetQuery(key: string) {
  return queryOptions({
    queryKey: ['coding-challenge', 'snippet', key],
    queryFn: async ({ signal }) => (await get<{ readonly snippet: string }>(`snippets/${key}`, { signal })).snippet,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A fix to choose, and its place in the list as served, by which the server knows it. */
export interface FixOption {
  readonly index: number;
  readonly code: string;
}

/** The fixes of a challenge in an order of their own, the same until the page is loaded again: "Fix 2" stays what it was. */
export function fixesQuery(key: string) {
  return queryOptions({
    queryKey: ['coding-challenge', 'fixes', key],
    queryFn: async ({ signal }) => {
      const { fixes } = await get<{ readonly fixes: readonly string[] }>(`snippets/fixes/${key}`, { signal });
      return shuffled(fixes.map((code, index): FixOption => ({ index, code })));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Why there is no code: what the server says where it knows, and whether asking again may help. */
export function failureOf(error: Error): { readonly message: string; readonly mayPass: boolean } {
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return { message: errorText(error) ?? (isFinal ? 'ERROR_SERVER' : 'ERROR_NO_ANSWER'), mayPass: !isFinal };
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(Math.random() * rest.length), 1));
}
