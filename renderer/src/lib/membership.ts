import { queryOptions } from '@tanstack/react-query';
import type { Success } from '../../../shared/api/answers.ts';
import type { MembershipOffer } from '../../../shared/api/records.ts';
import { get } from './api.ts';

/** What becoming a deluxe member costs; fails with the server's reason for whoever cannot become one (api-shop.md 14). */
export function membershipQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['membership', token],
    queryFn: async ({ signal }) => (await get<Success<MembershipOffer>>('rest/deluxe-membership', { signal })).data,
  });
}
