import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Address } from '../../../../shared/api/records.ts';
import { dataOf } from '../api.ts';
import { useSession } from '../session.ts';

/** Key prefix of all cached addresses. Invalidate it after a change. */
export const addressesKey = ['addresses'] as const;

/** Returns the query for the customer's address book (api-shop.md 11). */
export function addressesQuery(token: string | undefined) {
  return queryOptions({
    queryKey: [...addressesKey, token, 'all'],
    queryFn: dataOf<readonly Address[]>('api/Addresss'),
  });
}

/** Returns the customer's address book as query state. */
export function useAddresses() {
  return useQuery(addressesQuery(useSession((session) => session.token)));
}

/** Returns the query for one address. The id may be the string `null` where none was chosen; the server refuses that. */
export function addressQuery(id: string, token: string | undefined) {
  return queryOptions({
    queryKey: [...addressesKey, token, id],
    queryFn: dataOf<Address>(`api/Addresss/${id}`),
  });
}

/** Returns one address as query state. */
export function useAddress(id: string) {
  const token = useSession((session) => session.token);
  return useQuery(addressQuery(id, token));
}

/** Returns `street, city, state, zip`, leaving out missing parts. */
export function addressLine({ streetAddress, city, state, zipCode }: Address): string {
  return [streetAddress, city, state, zipCode].filter((part) => part !== null && part !== '').join(', ');
}
