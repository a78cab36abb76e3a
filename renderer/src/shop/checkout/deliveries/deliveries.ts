import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Success } from '../../../../../shared/api/answers.ts';
import type { Delivery } from '../../../../../shared/api/records.ts';
import { get } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

/** The ways of delivery, priced for whoever the token says asks (api-shop.md 10). */
export function useDeliveries() {
  const token = useSession((session) => session.token);
  return useQuery({
    queryKey: ['deliveries', token, 'all'],
    queryFn: async ({ signal }) => (await get<Success<readonly Delivery[]>>('api/Deliverys', { signal })).data,
  });
}

/** One way of delivery; the id may be the text `null` where none was chosen, which the server refuses. */
export function deliveryQuery(id: string, token: string | undefined) {
  return queryOptions({
    queryKey: ['deliveries', token, id],
    queryFn: async ({ signal }) => (await get<Success<Delivery>>(`api/Deliverys/${id}`, { signal })).data,
  });
}
