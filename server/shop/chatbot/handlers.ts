import type { ShopContext } from '../context.ts';
import { couponCode } from '../coupon-codes.ts';
import { partialRatio } from './partial-ratio.ts';

/** How similar a product's name and a query must be, out of 100. */
const alike = 60;

/** The functions of the shop that the bot's training may name as an answer (api-shop.md 21.3). Each returns the text of the answer. */
export type Handlers = Readonly<Record<string, (query: string) => string>>;

export function createHandlers({ budgets, database, events }: ShopContext): Handlers {
  return {
    productPrice: (query) => {
      const effort = { left: budgets.comparisons.productNames };
      const products = database
        .all<{ name: string | null; price: number | null }>('SELECT name, price FROM Products WHERE deletedAt IS NULL')
        .filter(({ name }) => partialRatio(query, name ?? '', effort) > alike);
      return products.length === 0
        ? "Sorry, I couldn't find any products that are called like that."
        : products.map(({ name, price }) => `${name} costs ${price}¤`).join(', ');
    },
    couponCode: () => {
      // weakness: bullyChatbotChallenge (nobody counts how often a customer asks)
      events.emit('chatbot.couponGiven', {});
      return `Oooookay, you win! Just this once, here is a 10% coupon code for you: ${couponCode(10, new Date())}`;
    },
    testFunction: () => '3be2e438b7f3d04c89d7749f727bb3bd',
  };
}
