import type { ShopContext } from '../context.ts';
import type { Bot, BotAnswer } from './bot.ts';
import type { Handlers } from './handlers.ts';
import type { Phrases } from './phrases.ts';

/** The bot, and what it needs to answer. */
export interface Chatbot {
  readonly shop: ShopContext;
  readonly bot: Bot;
  readonly phrases: Phrases;
  readonly handlers: Handlers;
}

/**
 * Returns what the bot answers to a customer's query (api-shop.md 21.3). A new customer is greeted, whatever the query.
 * @throws CommandFailed when the customer's name or id breaks a command of the bot; BotAway
 */
export async function answerQuery(
  query: string,
  customer: { readonly id: string; readonly username: string },
  { shop, bot, phrases, handlers }: Chatbot,
): Promise<string> {
  const { id, username } = customer;
  const before = await bot.nameOf(id);
  if (before !== username) {
    await bot.register(id, username);
  }
  if (before === undefined || query === '') {
    return phrases.greeting((await bot.nameOf(id)) ?? '');
  }
  const result = await bot.answer(query, id);
  if (result.kind === 'broken') {
    shop.events.emit('chatbot.broken', {});
    return phrases.broken(result.reason);
  }
  return textOf(result, query, username, { phrases, handlers });
}

/** Returns the answer as text. Learners' code may have put anything into the answer. */
function textOf(
  { answer }: Extract<BotAnswer, { kind: 'answer' }>,
  query: string,
  customer: string,
  { phrases, handlers }: Pick<Chatbot, 'phrases' | 'handlers'>,
): string {
  if (answer?.action === 'function') {
    const { handler } = answer;
    const run = typeof handler === 'string' && Object.hasOwn(handlers, handler) ? handlers[handler] : undefined;
    return run === undefined ? phrases.notUnderstood : run(query);
  }
  return typeof answer?.body === 'string' ? phrases.fill(answer.body, customer) : phrases.notUnderstood;
}
