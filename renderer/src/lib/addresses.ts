import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Success } from '../../../shared/api/answers.ts';
import type { Address } from '../../../shared/api/records.ts';
import { get } from './api.ts';
import { useSession } from './session.ts';

/** Key of everything that is known of addresses; invalidate it after a change. */
export const addressesKey = ['addresses'] as const;

/** The customer's address book (api-shop.md 11). */
export function addressesQuery(token: string | undefined) {
  return queryOptions({
    queryKey: [...addressesKey, token, 'all'],
    queryFn: async ({ signal }) => (await get<Success<readonly Address[]>>('api/Addresss', { signal })).data,
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
    queryFn: async ({ signal }) => (await get<Success<Address>>(`api/Addresss/${id}`, { signal })).data,
  });
}

/** One address as the state of a query. */
export function useAddress(id: string) {
  return useQuery(
    addressQuery(
      id,
      useSession((session) => session.token),
    ),
  );
}

/** `street, city, state, zip`, without what is missing. */
export function addressLine({ streetAddress, city, state, zipCode }: Address): string {
  return [streetAddress, city, state, zipCode].filter((part) => part !== null && part !== '').join(', ');
}
