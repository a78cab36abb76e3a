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

/** A product as it lies in a basket. */
export interface BasketProduct extends Product {
  readonly BasketItem: BasketItem;
}

/** `GET /rest/basket/:id` (api-shop.md 4). */
export interface Basket {
  readonly id: number;
  readonly coupon: string | null;
  readonly Products: readonly BasketProduct[];
}

/** The basket's id as it lies in the session storage, where learners and scripts change it; null without one. */
export function storedBasketId(): string | null {
  return sessionStorage.getItem('bid');
}

/** The same for rendering: read afresh on every render, and whenever the session is. */
export function useStoredBasketId(): string | null {
  return useSyncExternalStore(useSession.subscribe, storedBasketId);
}

/**
 * The basket with this id, null for one that does not exist, as the caller's token may see it. The one copy of the basket in the
 * page: the bar counts it, and every visit of a screen that shows it asks again.
 */
export function basketQuery(bid: string | null, token: string | undefined) {
  return queryOptions({
    queryKey: ['basket', bid, token],
    queryFn: async ({ signal }) => {
      // weakness: basketAccessChallenge (the basket is whichever id lies in the session storage)
      const path = `rest/basket/${Number.parseInt(bid ?? '', 10)}`;
      return (await get<Success<Basket | null>>(path, { signal })).data;
    },
  });
}

/** The query of the stored basket, outside of components. */
export function storedBasketQuery() {
  return basketQuery(storedBasketId(), useSession.getState().token);
}

/** Asks for the stored basket afresh. An answer that is on its way already may be older than a change, and is not waited for. */
export async function reloadBasket(): Promise<void> {
  const query = storedBasketQuery();
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  await queryClient.fetchQuery(query);
}

/** Number of pieces in a basket. */
export function countPieces(basket: Basket | null | undefined): number {
  return (basket?.Products ?? []).reduce((sum, { BasketItem: { quantity } }) => sum + quantity, 0);
}
