import type { Product, Success } from '../../../../server/contract/answers.ts';
import { errorText, get, post, put } from '../../lib/api.ts';
import { updateBasketCount } from '../../lib/basket-count.ts';
import { useSession } from '../../lib/session.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';

interface BasketItem {
  readonly id: number;
  readonly quantity: number;
}

interface Basket {
  readonly Products?: readonly { readonly id: number; readonly BasketItem: BasketItem }[];
}

/** Puts one piece of a product into the basket and says so, or says why not (ui-shop.md 5.1, "Add to basket"). */
export async function addToBasket(productId: number): Promise<void> {
  const { bid } = useSession.getState();
  let basket: Basket | null;
  try {
    // weakness: basketAccessChallenge (the basket is whichever id lies in the session storage)
    basket = (await get<Success<Basket | null>>(`rest/basket/${Number(bid)}`)).data;
  } catch (error) {
    console.log(error);
    return;
  }
  const present = basket?.Products?.find((product) => product.id === productId)?.BasketItem;
  try {
    if (present === undefined) {
      // weakness: basketManipulateChallenge (the basket to write to is named by the page)
      await post('api/BasketItems/', { ProductId: productId, BasketId: bid, quantity: 1 });
    } else {
      const { data } = await get<Success<BasketItem>>(`api/BasketItems/${present.id}`);
      await put(`api/BasketItems/${present.id}`, { quantity: data.quantity + 1 });
    }
    const today = encodeURIComponent(new Date().toDateString());
    const { data: product } = await get<Success<Product>>(`api/Products/${productId}?d=${today}`);
    showSnackBar({
      message: present === undefined ? 'BASKET_ADD_PRODUCT' : 'BASKET_ADD_SAME_PRODUCT',
      values: { product: product.name },
      tone: 'confirm',
    });
    await updateBasketCount();
  } catch (error) {
    console.log(error);
    showSnackBar({ message: errorText(error), tone: 'error' });
  }
}
