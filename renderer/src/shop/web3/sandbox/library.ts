import { queryOptions } from '@tanstack/react-query';
import { get } from '../../../lib/api.ts';

/** The sources of the shop's own contracts, by path. */
export const libraryQuery = queryOptions({
  queryKey: ['web3', 'library'],
  queryFn: ({ signal }) => get<Readonly<Record<string, string>>>('assets/public/solc/contracts.json', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
