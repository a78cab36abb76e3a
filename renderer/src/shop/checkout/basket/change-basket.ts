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
 * One piece more or less, never below one (ui-shop.md 5.4). It shows at once; what the server refuses is taken back and said.
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

/** Takes a product out of the basket at once, and offers to put it back (decision 21). */
export function removeFromBasket(product: BasketProduct): Promise<void> {
  const { id, ProductId, quantity } = product.BasketItem;
  const bid = storedBasketId();
  let removed = false;
  foresee((products) => products.filter((product) => product.BasketItem.id !== id));
  offerUndo({ message: 'BASKET_ITEM_REMOVED', values: { product: product.name } }, () => {
    foresee((products) => [...products, product]);
    void inTurn(async () => {
      if (removed) {
        // weakness: basketManipulateChallenge (the basket to write to is named by the page)
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

/** Ids of items that were put back, by the id each had before: the server gives a new one, the screen learns it with its next look. */
const restoredIds = new Map<number, number>();

function idNow(id: number): number {
  return restoredIds.get(id) ?? id;
}

// weakness: negativeOrderChallenge (the lower bound of a quantity exists in this function only)
function stepped(quantity: number, step: 1 | -1): number {
  return Math.max(1, quantity + step);
}

function withQuantity(product: BasketProduct, quantity: number): BasketProduct {
  return { ...product, BasketItem: { ...product.BasketItem, quantity } };
}

/** Shows the basket as it will be; the answer to `inTurn`'s last change then says how it is. */
function foresee(change: (products: readonly BasketProduct[]) => readonly BasketProduct[]): void {
  const { queryKey } = storedBasketQuery();
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (basket) =>
    basket === undefined || basket === null ? basket : { ...basket, Products: change(basket.Products) },
  );
}

let last: Promise<void> = Promise.resolve();
let waiting = 0;

/** One change after the other, as each reads what the one before has left; after the last of them the basket is read again. */
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
