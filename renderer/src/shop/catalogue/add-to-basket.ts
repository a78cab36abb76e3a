import type { Product, Success } from '../../../../shared/api/answers.ts';
import { errorText, get, post, put } from '../../lib/api.ts';
import type { Basket, BasketItem } from '../../lib/purchases/basket.ts';
import { updateBasketCount } from '../../lib/purchases/basket-count.ts';
import { useSession } from '../../lib/session.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';

let lastAdding: Promise<void> = Promise.resolve();

/**
 * Puts one piece of a product into the basket and reports the outcome (ui-shop.md 5.1, "Add to basket"). Additions run one after another,
 * because the second of two quick clicks has to see what the first has added.
 */
export function addToBasket(productId: number): Promise<void> {
  lastAdding = lastAdding.then(() => add(productId));
  return lastAdding;
}

async function add(productId: number): Promise<void> {
  try {
    const placed = await place(productId);
    const today = encodeURIComponent(new Date().toDateString());
    const { data: product } = await get<Success<Product>>(`api/Products/${productId}?d=${today}`);
    showSnackBar({
      message: placed === 'first' ? 'BASKET_ADD_PRODUCT' : 'BASKET_ADD_SAME_PRODUCT',
      values: { product: product.name },
      tone: 'confirm',
    });
  } catch (error) {
    console.log(error);
    showSnackBar({ message: errorText(error) ?? 'BASKET_ADD_FAILED', tone: 'error' });
  } finally {
    // The count is updated even if only the product's name couldn't be fetched: the product is in the basket by then.
    await updateBasketCount();
  }
}

/**
 * Adds one piece to the basket.
 * @returns whether it is the first piece of this product or another one
 */
async function place(productId: number): Promise<'first' | 'another'> {
  const { bid } = useSession.getState();
  // weakness: basketAccessChallenge (the basket is whichever id the session storage holds)
  const { data: basket } = await get<Success<Basket | null>>(`rest/basket/${Number(bid)}`);
  const present = basket?.Products.find((product) => product.id === productId)?.BasketItem;
  if (present === undefined) {
    // weakness: basketManipulateChallenge (the page names the basket to write to)
    await post('api/BasketItems/', { ProductId: productId, BasketId: bid, quantity: 1 });
    return 'first';
  }
  const { data } = await get<Success<BasketItem>>(`api/BasketItems/${present.id}`);
  await put(`api/BasketItems/${present.id}`, { quantity: data.quantity + 1 });
  return 'another';
}
