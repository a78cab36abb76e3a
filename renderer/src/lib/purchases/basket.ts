import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Product, Success } from '../../../../shared/api/answers.ts';
import { get } from '../api.ts';
import { queryClient } from '../query-client.ts';
import { useSession } from '../session.ts';

/** A row of `/api/BasketItems` (api-shop.md 5). */
export interface BasketItem {
  readonly id: number;
  readonly ProductId: number;
  readonly BasketId: number | null;
  readonly quantity: number;
}

/** A product as it appears in a basket. */
export interface BasketProduct extends Product {
  readonly BasketItem: BasketItem;
}

/** `GET /rest/basket/:id` (api-shop.md 4). */
export interface Basket {
  readonly id: number;
  readonly coupon: string | null;
  readonly Products: readonly BasketProduct[];
}

/** Returns the basket's id from the session storage, where learners and scripts change it, or null without one. */
export function storedBasketId(): string | null {
  return sessionStorage.getItem('bid');
}

/** Does the same for rendering. Reads the storage on every render and whenever the session is refreshed. */
export function useStoredBasketId(): string | null {
  // The third is for the build, which draws the first screen (decision 116).
  return useSyncExternalStore(useSession.subscribe, storedBasketId, storedBasketId);
}

/**
 * Returns the query for the basket with this id, as the caller's token may see it; null when it doesn't exist. The page has only one copy
 * of the basket: the bar counts its items, and every screen that shows it requests it again.
 */
export function basketQuery(bid: string | null, token: string | undefined) {
  return queryOptions({
    queryKey: ['basket', bid, token],
    queryFn: async ({ signal }) => {
      // weakness: basketAccessChallenge (the basket is whichever id the session storage holds)
      const path = `rest/basket/${Number.parseInt(bid ?? '', 10)}`;
      return (await get<Success<Basket | null>>(path, { signal })).data;
    },
  });
}

/** Returns the query for the stored basket, for use outside components. */
export function storedBasketQuery() {
  return basketQuery(storedBasketId(), useSession.getState().token);
}

/** Requests the stored basket again. Doesn't wait for a response already on its way, which may be older than a change. */
export async function reloadBasket(): Promise<void> {
  const query = storedBasketQuery();
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  await queryClient.fetchQuery(query);
}

/** Returns the number of items in a basket. */
export function countPieces(basket: Basket | null | undefined): number {
  return (basket?.Products ?? []).reduce((sum, { BasketItem: { quantity } }) => sum + quantity, 0);
}
