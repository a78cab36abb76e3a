import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { useSession } from '../session.ts';
import { basketQuery, countPieces, reloadBasket, useStoredBasketId } from './basket.ts';

/** Number of pieces in the basket, as the bar shows it; 0 for whoever has none. */
export function useBasketCount(): number {
  const bid = useStoredBasketId();
  const token = useSession((session) => session.token);
  const { data } = useQuery({ ...basketQuery(bid, token), enabled: token !== undefined && bid !== null });
  return countPieces(data);
}

/**
 * "Update counter" of ui-shop.md 3.6: asks the server for the basket. Call it after everything that changes the basket. Failure is
 * for the console only.
 */
export async function updateBasketCount(): Promise<void> {
  try {
    await reloadBasket();
  } catch (error) {
    console.log(error);
  }
}

/** Nobody's basket is known any more. */
export function forgetBasketCount(): void {
  queryClient.removeQueries({ queryKey: ['basket'] });
}
