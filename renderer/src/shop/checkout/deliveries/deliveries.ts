import { useQuery } from '@tanstack/react-query';
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

/**
 * What the chosen way of delivery costs, and the state of the query that asks for it. Without one the server delivers for nothing.
 * @param wanted false where nothing is delivered
 */
export function useDeliveryPrice(wanted = true) {
  const token = useSession((session) => session.token);
  const id = sessionStorage.getItem('deliveryMethodId');
  const { data, ...query } = useQuery({
    queryKey: ['deliveries', token, id ?? ''],
    queryFn: dataOf<Delivery>(`api/Deliverys/${id}`),
    enabled: wanted && id !== null,
  });
  return { ...query, price: id === null ? 0 : data?.price, isAsked: id !== null };
}
