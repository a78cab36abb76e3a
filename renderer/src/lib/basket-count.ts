import { create } from 'zustand';
import { get } from './api.ts';
import { useSession } from './session.ts';

interface BasketAnswer {
  readonly data: { readonly Products?: readonly { readonly BasketItem: { readonly quantity: number } }[] } | null;
}

/** Number of pieces in the basket, as the bar shows it. */
export const useBasketCount = create<{ readonly count: number }>(() => ({ count: 0 }));

/**
 * "Update counter" of ui-shop.md 3.6: asks the server for the basket and adds up its quantities. Call it after everything that
 * changes the basket. Failure is for the console only.
 */
export async function updateBasketCount(): Promise<void> {
  const { bid } = useSession.getState();
  try {
    // weakness: contract ui-shop.md 5.1 (the basket is whichever id lies in the session storage)
    const { data } = await get<BasketAnswer>(`rest/basket/${Number.parseInt(bid ?? '', 10)}`);
    const quantities = (data?.Products ?? []).map((product) => product.BasketItem.quantity);
    useBasketCount.setState({ count: quantities.reduce((sum, quantity) => sum + quantity, 0) });
  } catch (error) {
    console.log(error);
  }
}

export function forgetBasketCount(): void {
  useBasketCount.setState({ count: 0 });
}
