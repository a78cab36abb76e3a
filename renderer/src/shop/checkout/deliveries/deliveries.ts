import { useQuery } from '@tanstack/react-query';
import type { Delivery } from '../../../../../shared/api/records.ts';
import { dataOf } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

/** Returns the delivery methods, priced for the owner of the token (api-shop.md 10). */
export function useDeliveries() {
  const token = useSession((session) => session.token);
  return useQuery({
    queryKey: ['deliveries', token, 'all'],
    queryFn: dataOf<readonly Delivery[]>('api/Deliverys'),
  });
}

/**
 * Returns what the chosen delivery method costs, with the query's state. If none was chosen, the server delivers free of charge.
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
