import type { FastifyReply } from 'fastify';
import { requireStorable } from '../../http/stored-text.ts';
import { changeUser, findUser, sessionUserOf } from '../rows/users.ts';
import { openSession } from '../start-session.ts';
import { userNameFilter } from '../text-filters.ts';
import type { Chatbot } from './answer-query.ts';
import { CommandFailed } from './bot.ts';
import type { ChatUser } from './chat-user.ts';

/**
 * Makes the typed name the customer's user name, and opens a session with it (api-shop.md 21.3). A name that breaks the
 * bot's command changes nothing.
 * @throws BotAway
 */
export async function setName(
  reply: FastifyReply,
  { token, id }: Extract<ChatUser, { kind: 'customer' }>,
  name: unknown,
  { shop, bot, phrases }: Chatbot,
): Promise<FastifyReply> {
  const { config, database, sessions } = shop;
  const user = findUser(database, id);
  if (user === undefined) {
    return reply.code(401).send({ status: 'error', error: 'Unknown user' });
  }
  if (typeof name !== 'string') {
    return reply.code(500).send();
  }
  requireStorable('query', name, shop.budgets);
  try {
    await bot.register(`${user.id}`, name);
    const body = phrases.greeting((await bot.nameOf(`${user.id}`)) ?? '');
    // The user may have been deleted while the bot was being asked.
    const renamed = changeUser(database, user.id, { username: userNameFilter(config)(name) }) ?? user;
    const session = openSession(shop, sessionUserOf(renamed), sessions.from(token)?.bid);
    return reply.send({ action: 'response', body, token: session });
  } catch (error) {
    if (error instanceof CommandFailed) {
      return reply.code(500).send();
    }
    throw error;
  }
}
