import { queryOptions } from '@tanstack/react-query';
import type { MembershipOffer } from '../../../../shared/api/records.ts';
import { dataOf } from '../api.ts';

/** What becoming a deluxe member costs; fails with the server's reason for whoever cannot become one (api-shop.md 14). */
export function membershipQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['membership', token],
    queryFn: dataOf<MembershipOffer>('rest/deluxe-membership'),
  });
}
