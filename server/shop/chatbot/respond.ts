import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteAddress } from '../../http/answers.ts';
import { bodyField } from '../../http/body.ts';
import { blockedIllegalActivity } from '../../http/errors.ts';
import { sentText } from '../../http/sent-text.ts';
import { type Answering, answerQuery } from './answer-query.ts';
import { BotAway, CommandFailed } from './bot.ts';
import { type ChatUser, chatUserOf } from './chat-user.ts';
import { type Naming, setName } from './set-name.ts';

/** `POST /rest/chatbot/respond`: what the bot says to a customer, or to a name (api-shop.md 21.3). */
export function registerChatbotRespond(app: FastifyInstance, parts: Answering & Naming): void {
  app.post('/rest/chatbot/respond', async (request, reply) => {
    const user = chatUserOf(request, parts.shop.tokens);
    if (user.kind !== 'customer') {
      return reply.code(user.kind === 'nobody' ? 400 : 401).send({ error: 'Unauthenticated user' });
    }
    try {
      switch (bodyField(request, 'action')) {
        case 'query':
          return await respond(request, reply, user, parts);
        case 'setname':
          return await setName(reply, user, bodyField(request, 'query'), parts);
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
  parts: Answering,
): Promise<FastifyReply> {
  if (!username) {
    return reply.send({ action: 'namequery', body: parts.phrases.nameQuery });
  }
  const customer = { id: sentText(id), username: sentText(username) };
  const query = sentText(bodyField(request, 'query') ?? '');
  try {
    return reply.send({ action: 'response', body: await answerQuery(query, customer, parts) });
  } catch (error) {
    throw error instanceof CommandFailed ? blockedIllegalActivity(remoteAddress(request)) : error;
  }
}
