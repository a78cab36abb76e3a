import { queryOptions } from '@tanstack/react-query';
import type { SolvedFlaws } from '../../../../../shared/api/numbers.ts';
import { dataOf } from '../../../lib/api.ts';

/** The weaknesses behind what is solved. Only the summary asks for them. */
export const solvedFlawsQuery = queryOptions({
  // The key is below that of the challenges, so that a page that lost its connection refreshes this as well.
  queryKey: ['challenges', 'solved-flaws'],
  queryFn: dataOf<SolvedFlaws>('rest/range/solved-flaws'),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
});
