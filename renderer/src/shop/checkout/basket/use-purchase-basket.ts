import { useQuery } from '@tanstack/react-query';
import { basketQuery, useStoredBasketId } from '../../../lib/purchases/basket.ts';
import { useSession } from '../../../lib/session.ts';
import { type PricedBasket, priceBasket } from './basket-lines.ts';

/**
 * Returns the session's basket, priced for the user whom the token names. Several parts of a screen may use it: they share one copy, so a
 * change shows in all of them at once.
 * @returns the query's state with `data` as `PricedBasket`; undefined until the basket has arrived
 */
export function usePurchaseBasket() {
  const { query, deluxe } = useSessionsBasket();
  const { data: basket, ...state } = useQuery(query);
  return { ...state, data: basket === undefined ? undefined : priceBasket(basket, deluxe) };
}

/** Returns the same from the cache, without asking the server again. */
export function useKnownBasket(): PricedBasket | 'on its way' | 'unknown' {
  const { query, deluxe, exists } = useSessionsBasket();
  const { data, isFetching } = useQuery({ ...query, enabled: exists, staleTime: Number.POSITIVE_INFINITY });
  if (data === undefined) {
    return isFetching ? 'on its way' : 'unknown';
  }
  return priceBasket(data, deluxe);
}

function useSessionsBasket() {
  const bid = useStoredBasketId();
  const token = useSession((session) => session.token);
  const deluxe = useSession((session) => session.user?.role === 'deluxe');
  return { query: basketQuery(bid, token), deluxe, exists: bid !== null && token !== undefined };
}
