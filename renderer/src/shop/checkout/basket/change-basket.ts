import type { Success } from '../../../../../shared/api/answers.ts';
import { get, post, put, remove } from '../../../lib/api.ts';
import {
  type BasketItem,
  type BasketProduct,
  storedBasketId,
  storedBasketQuery,
} from '../../../lib/purchases/basket.ts';
import { updateBasketCount } from '../../../lib/purchases/basket-count.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { showServerRefusal } from '../../../ui/snack-bar/show-refusal.ts';
import { offerUndo } from '../offer-undo.ts';

/**
 * Adds or takes away one piece, but never goes below one (ui-shop.md 5.4). The change shows at once; if the server refuses, it is undone
 * with a message.
 * @param step 1 or -1
 */
export function changeQuantity({ id }: BasketItem, step: 1 | -1): Promise<void> {
  foresee((products) =>
    products.map((product) =>
      product.BasketItem.id === id ? withQuantity(product, stepped(product.BasketItem.quantity, step)) : product,
    ),
  );
  return inTurn(async () => {
    const { data: item } = await get<Success<BasketItem>>(`api/BasketItems/${idNow(id)}`);
    await put(`api/BasketItems/${idNow(id)}`, { quantity: stepped(item.quantity, step) });
  });
}

/** Removes a product from the basket at once and offers to restore it (decision 21). */
export function removeFromBasket(product: BasketProduct): Promise<void> {
  const { id, ProductId, quantity } = product.BasketItem;
  const bid = storedBasketId();
  let removed = false;
  foresee((products) => products.filter((product) => product.BasketItem.id !== id));
  offerUndo({ message: 'BASKET_ITEM_REMOVED', values: { product: product.name } }, () => {
    foresee((products) => [...products, product]);
    void inTurn(async () => {
      if (removed) {
        // weakness: basketManipulateChallenge (the page names the basket to write to)
        const again = { ProductId, BasketId: bid, quantity };
        restoredIds.set(id, (await post<Success<BasketItem>>('api/BasketItems/', again)).data.id);
      }
    });
  });
  return inTurn(async () => {
    await remove(`api/BasketItems/${idNow(id)}`);
    removed = true;
  });
}

/** Ids of restored items by their previous ids. The server assigns a new id, which the screen learns only when it next loads the basket. */
const restoredIds = new Map<number, number>();

function idNow(id: number): number {
  return restoredIds.get(id) ?? id;
}

// weakness: negativeOrderChallenge (only this function enforces the lower bound of a quantity)
function stepped(quantity: number, step: 1 | -1): number {
  return Math.max(1, quantity + step);
}

function withQuantity(product: BasketProduct, quantity: number): BasketProduct {
  return { ...product, BasketItem: { ...product.BasketItem, quantity } };
}

/** Shows the basket as it is expected to be. After the last change in `inTurn`, the server's version replaces it. */
function foresee(change: (products: readonly BasketProduct[]) => readonly BasketProduct[]): void {
  const { queryKey } = storedBasketQuery();
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (basket) =>
    basket === undefined || basket === null ? basket : { ...basket, Products: change(basket.Products) },
  );
}

let last: Promise<void> = Promise.resolve();
let waiting = 0;

/** Runs the changes one after another, because each reads what the previous one left. The basket is reloaded after the last. */
function inTurn(change: () => Promise<void>): Promise<void> {
  waiting += 1;
  last = last
    .then(change)
    .catch((error: unknown) => {
      console.log(error);
      showServerRefusal(error);
    })
    .then(async () => {
      waiting -= 1;
      if (waiting === 0) {
        await updateBasketCount();
      }
    });
  return last;
}
