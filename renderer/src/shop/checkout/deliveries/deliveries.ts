import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Delivery } from '../../../../../shared/api/records.ts';
import { dataOf } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

/** The ways of delivery, priced for whoever the token says asks (api-shop.md 10). */
export function useDeliveries() {
  const token = useSession((session) => session.token);
  return useQuery({
    queryKey: ['deliveries', token, 'all'],
    queryFn: dataOf<readonly Delivery[]>('api/Deliverys'),
  });
}

/** One way of delivery; the id may be the text `null` where none was chosen, which the server refuses. */
export function deliveryQuery(id: string, token: string | undefined) {
  return queryOptions({
    queryKey: ['deliveries', token, id],
    queryFn: dataOf<Delivery>(`api/Deliverys/${id}`),
  });
}
