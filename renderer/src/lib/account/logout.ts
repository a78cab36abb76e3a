import { get } from '../api.ts';
import { forgetBasketCount } from '../purchases/basket-count.ts';
import { dropSession } from '../session.ts';

/** Ends the session in this browser; the token itself stays valid (ui-shop.md 3.6, api-account.md 14.4). */
export async function logOut(): Promise<void> {
  try {
    await get('rest/saveLoginIp');
  } catch (error) {
    console.log(error);
  }
  dropSession();
  sessionStorage.removeItem('itemTotal');
  forgetBasketCount();
}
