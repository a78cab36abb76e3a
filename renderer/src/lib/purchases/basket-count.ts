import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { useSession } from '../session.ts';
import { basketQuery, countPieces, reloadBasket, useStoredBasketId } from './basket.ts';

/** Returns the number of items in the basket, as the bar shows it, or 0 for visitors without a basket. */
export function useBasketCount(): number {
  const bid = useStoredBasketId();
  const token = useSession((session) => session.token);
  const { data } = useQuery({ ...basketQuery(bid, token), enabled: token !== undefined && bid !== null });
  return countPieces(data);
}

/**
 * Implements "Update counter" of ui-shop.md 3.6: requests the basket from the server. Call it after every change to the basket. Failures
 * are only logged to the console.
 */
export async function updateBasketCount(): Promise<void> {
  try {
    await reloadBasket();
  } catch (error) {
    console.log(error);
  }
}

/** Forgets every cached basket. */
export function forgetBasketCount(): void {
  queryClient.removeQueries({ queryKey: ['basket'] });
}
