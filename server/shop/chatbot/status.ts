import type { FastifyInstance } from 'fastify';
import { remoteAddress } from '../../http/answers.ts';
import { blockedIllegalActivity } from '../../http/errors.ts';
import { sentText } from '../../http/sent-text.ts';
import type { ShopContext } from '../context.ts';
import { type Bot, BotAway, CommandFailed } from './bot.ts';
import { chatUserOf } from './chat-user.ts';
import type { Phrases } from './phrases.ts';

/** `GET /rest/chatbot/status`: what the bot says before it is asked anything (api-shop.md 21.2). */
export function registerChatbotStatus(app: FastifyInstance, { tokens }: ShopContext, bot: Bot, phrases: Phrases): void {
  app.get('/rest/chatbot/status', async (request, reply) => {
    const user = chatUserOf(request, tokens);
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
      throw error instanceof CommandFailed ? blockedIllegalActivity(remoteAddress(request)) : error;
    }
  });
}
