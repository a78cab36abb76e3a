import type { FastifyInstance } from 'fastify';
import type { ShopContext } from '../context.ts';
import { createBot } from './bot.ts';
import { createHandlers } from './handlers.ts';
import { createPhrases } from './phrases.ts';
import { registerChatbotRespond } from './respond.ts';
import { registerChatbotStatus } from './status.ts';

/** The support bot, which is one and the same for all customers (api-shop.md 21). */
export function registerChatbot(app: FastifyInstance, shop: ShopContext): void {
  const bot = createBot(shop.decoy, shop.content.chatbotTraining);
  const phrases = createPhrases(shop.config);
  registerChatbotStatus(app, shop, bot, phrases);
  registerChatbotRespond(app, { shop, bot, phrases, handlers: createHandlers(shop), events: shop.events });
}
