import { queryOptions } from '@tanstack/react-query';
import { get } from '../../lib/api.ts';

/** When each challenge was solved, as ISO 8601 by key. A challenge's own timestamp also changes with its coding challenge. */
export const solvedTimesQuery = queryOptions({
  // The key is below that of the challenges, so that a page that lost its connection refreshes these times as well.
  queryKey: ['challenges', 'solved-times'],
  queryFn: async ({ signal }) =>
    (await get<{ readonly data: Readonly<Record<string, string>> }>('rest/range/solved-times', { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
});
