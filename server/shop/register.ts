import type { FastifyInstance } from 'fastify';
import { registerLogin } from './accounts/login.ts';
import { registerSecurityQuestions } from './accounts/security-questions.ts';
import { registerUsers } from './accounts/users.ts';
import { registerWhoami } from './accounts/whoami.ts';
import { registerAddresses } from './addresses/addresses.ts';
import { registerConfiguration } from './application/configuration.ts';
import { registerLanguages } from './application/languages.ts';
import { registerVersion } from './application/version.ts';
import { registerBasketItems } from './baskets/basket-items.ts';
import { registerReadBasket } from './baskets/read-basket.ts';
import { registerProducts } from './catalogue/products.ts';
import { registerQuantities } from './catalogue/quantities.ts';
import { registerSearch } from './catalogue/search.ts';
import type { ShopContext } from './context.ts';
import { registerDeliveries } from './deliveries/deliveries.ts';
import { registerCards } from './payments/cards.ts';
import { registerWallet } from './payments/wallet.ts';
import { registerCreateReview } from './reviews/create.ts';
import { registerEditReview } from './reviews/edit.ts';
import { registerLikeReview } from './reviews/like.ts';
import { registerListReviews } from './reviews/list.ts';

/** Registers every route of the shop, in the order of the contract's indexes (api-account.md 7.2 and 8.1). */
export function registerShop(app: FastifyInstance, shop: ShopContext): void {
  registerUsers(app, shop);
  registerProducts(app, shop);
  registerBasketItems(app, shop);
  registerSecurityQuestions(app, shop);
  registerAddresses(app, shop);
  registerCards(app, shop);
  registerQuantities(app, shop);
  registerDeliveries(app, shop);
  registerLogin(app, shop);
  registerWhoami(app, shop);
  registerSearch(app, shop);
  registerReadBasket(app, shop);
  registerVersion(app, shop);
  registerConfiguration(app, shop);
  registerLanguages(app, shop);
  registerWallet(app, shop);
  registerListReviews(app, shop);
  registerCreateReview(app, shop);
  registerEditReview(app, shop);
  registerLikeReview(app, shop);
}
