import { queryOptions } from '@tanstack/react-query';
import type { MembershipOffer } from '../../../../shared/api/records.ts';
import { dataOf } from '../api.ts';

/**
 * Returns the query for the price of a deluxe membership. It fails with the server's reason for anyone who can't become a member
 * (api-shop.md 14).
 */
export function membershipQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['membership', token],
    queryFn: dataOf<MembershipOffer>('rest/deluxe-membership'),
  });
}
