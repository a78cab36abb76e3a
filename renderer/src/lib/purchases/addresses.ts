import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Address } from '../../../../shared/api/records.ts';
import { dataOf } from '../api.ts';
import { useSession } from '../session.ts';

/** Key of everything that is known of addresses; invalidate it after a change. */
export const addressesKey = ['addresses'] as const;

/** The customer's address book (api-shop.md 11). */
export function addressesQuery(token: string | undefined) {
  return queryOptions({
    queryKey: [...addressesKey, token, 'all'],
    queryFn: dataOf<readonly Address[]>('api/Addresss'),
  });
}

/** The customer's address book as the state of a query. */
export function useAddresses() {
  return useQuery(addressesQuery(useSession((session) => session.token)));
}

/** One address; the id may be the text `null` where none was chosen, which the server refuses. */
export function addressQuery(id: string, token: string | undefined) {
  return queryOptions({
    queryKey: [...addressesKey, token, id],
    queryFn: dataOf<Address>(`api/Addresss/${id}`),
  });
}

/** One address as the state of a query. */
export function useAddress(id: string) {
  const token = useSession((session) => session.token);
  return useQuery(addressQuery(id, token));
}

/** `street, city, state, zip`, without what is missing. */
export function addressLine({ streetAddress, city, state, zipCode }: Address): string {
  return [streetAddress, city, state, zipCode].filter((part) => part !== null && part !== '').join(', ');
}
