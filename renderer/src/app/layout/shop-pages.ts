import type { TokenUser } from '../../lib/account/token.ts';
import { accountGroups, type Destination } from './account/account-entries.ts';

/** A page of the shop under the text key of its name. */
export type ShopPage = Destination & { readonly label: string };

const forEverybody: readonly ShopPage[] = [
  { label: 'TITLE_ALL_PRODUCTS', to: '/search' },
  { label: 'TITLE_ABOUT', to: '/about' },
  { label: 'LABEL_PHOTO_WALL', to: '/photo-wall' },
  { label: 'SECTION_CUSTOMER_FEEDBACK', to: '/contact' },
];

const forGuests: readonly ShopPage[] = [
  { label: 'TITLE_LOGIN', to: '/login' },
  { label: 'TITLE_REGISTRATION', to: '/register' },
];

const forCustomers: readonly ShopPage[] = [
  { label: 'TITLE_BASKET', to: '/basket' },
  { label: 'USER_PROFILE', href: './profile' },
  { label: 'NAV_COMPLAIN', to: '/complain' },
  { label: 'SECTION_SUPPORT_CHAT', to: '/chatbot' },
  { label: 'LABEL_DELUXE_MEMBERSHIP', to: '/deluxe-membership' },
  ...accountGroups.flatMap(({ entries }) => entries),
];

/** Returns the shop's pages to which its menus lead this visitor. What the menus hide is for the learner to find. */
export function shopPagesFor(user: TokenUser | undefined, loggedIn: boolean): readonly ShopPage[] {
  const own = user?.role === 'accounting' ? [{ label: 'ACCOUNTING', to: '/accounting' }] : [];
  return [...forEverybody, ...(loggedIn ? [...forCustomers, ...own] : forGuests)];
}
