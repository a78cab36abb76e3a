import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteAddress } from '../../http/answers.ts';
import { bodyField } from '../../http/body.ts';
import { blockedIllegalActivity } from '../../http/errors.ts';
import { sentText } from '../../http/sent-text.ts';
import type { ShopContext } from '../context.ts';
import { answerQuery, type Chatbot } from './answer-query.ts';
import { BotAway, CommandFailed, createBot } from './bot.ts';
import { type ChatUser, chatUserOf } from './chat-user.ts';
import { createHandlers } from './handlers.ts';
import { createPhrases } from './phrases.ts';
import { setName } from './set-name.ts';

/** Registers the support bot, which all customers share (api-shop.md 21). */
export function registerChatbot(app: FastifyInstance, shop: ShopContext): void {
  const bot = createBot(shop.decoy, shop.content.chatbotTraining);
  const phrases = createPhrases(shop.config);
  const chatbot: Chatbot = { shop, bot, phrases, handlers: createHandlers(shop) };

  /** Sends what the bot says before it is asked anything (api-shop.md 21.2). */
  app.get('/rest/chatbot/status', async (request, reply) => {
    const user = chatUserOf(request, shop.tokens);
    if (user.kind === 'nobody') {
      return reply.send({ status: true, body: phrases.signIn });
    }
    if (user.kind === 'unverified') {
      return reply.code(401).send({ error: 'Unauthenticated user' });
    }
    if (!user.username) {
      return reply.send({ action: 'namequery', body: phrases.nameQuery });
    }
    try {
      const id = sentText(user.id);
      await bot.register(id, sentText(user.username));
      return reply.send({ status: true, body: phrases.greeting((await bot.nameOf(id)) ?? '') });
    } catch (error) {
      if (error instanceof BotAway) {
        return reply.send({ status: false, body: phrases.notReady });
      }
      throw refusalOf(error, request);
    }
  });

  /** Sends what the bot says to a customer's query, or to a new name (api-shop.md 21.3). */
  app.post('/rest/chatbot/respond', async (request, reply) => {
    const user = chatUserOf(request, shop.tokens);
    if (user.kind !== 'customer') {
      return reply.code(user.kind === 'nobody' ? 400 : 401).send({ error: 'Unauthenticated user' });
    }
    try {
      switch (bodyField(request, 'action')) {
        case 'query':
          return await respond(request, reply, user, chatbot);
        case 'setname':
          return await setName(reply, user, bodyField(request, 'query'), chatbot);
        default:
          return reply.code(400).send({ error: 'Unknown action' });
      }
    } catch (error) {
      if (error instanceof BotAway) {
        return reply.code(503).send();
      }
      throw error;
    }
  });
}

async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, username }: Extract<ChatUser, { kind: 'customer' }>,
  chatbot: Chatbot,
): Promise<FastifyReply> {
  if (!username) {
    return reply.send({ action: 'namequery', body: chatbot.phrases.nameQuery });
  }
  const customer = { id: sentText(id), username: sentText(username) };
  const query = sentText(bodyField(request, 'query') ?? '');
  try {
    return reply.send({ action: 'response', body: await answerQuery(query, customer, chatbot) });
  } catch (error) {
    throw refusalOf(error, request);
  }
}

/** Turns a failed command into a refusal, since the caller caused the failure. */
function refusalOf(error: unknown, request: FastifyRequest): unknown {
  return error instanceof CommandFailed ? blockedIllegalActivity(remoteAddress(request)) : error;
}
