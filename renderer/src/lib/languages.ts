import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../shared/api/answers.ts';
import { get } from './api.ts';

/** The languages that the shop offers, in the server's order (ui-learning.md 9.1). */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => get<readonly Language[]>('rest/languages', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
