import { queryOptions } from '@tanstack/react-query';
import { get } from '../../lib/api.ts';

/** When each challenge was solved, ISO 8601 by key: a challenge's own time of change moves on with its coding challenge. */
export const solvedTimesQuery = queryOptions({
  // Below the challenges, so that a page that was cut off asks for these anew as well.
  queryKey: ['challenges', 'solved-times'],
  queryFn: async ({ signal }) =>
    (await get<{ readonly data: Readonly<Record<string, string>> }>('rest/range/solved-times', { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
});
