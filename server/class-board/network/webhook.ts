import type { IncomingMessage, ServerResponse } from 'node:http';
import { classLimits } from '../../../shared/class/limits.ts';
import { cleanName } from '../../../shared/class/names.ts';
import { webhookMessage } from '../../../shared/class/webhook.ts';
import { hostId } from '../class/board-class.ts';
import { jsonOf } from './body.ts';
import type { Door } from './door.ts';
import { commonHeaders, Refused } from './respond.ts';

/**
 * `POST /webhook/<secret>`: takes the message that Juice Shop sends for each solve (api-learning.md 9). Nothing proves where it comes from, so the host is
 * shown as unverified. A host's solve counts once, however often it is sent.
 */
export async function takeWebhook(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { board } = door;
  door.limitWebhooks(request);
  const body = await door.readBody(request, classLimits.message);
  const parsed = webhookMessage.safeParse(jsonOf(request, body));
  const hostName = cleanName(parsed.data?.issuer.hostName ?? '').slice(0, classLimits.name);
  if (!parsed.success || hostName === '') {
    throw new Refused('badMessage');
  }
  const message = { ...parsed.data, issuer: { ...parsed.data.issuer, hostName } };
  const known = board.class.learner(hostId(message));
  if (known?.solves.has(message.solution.challenge)) {
    await board.settled();
  } else {
    const hosts = board.class.learners().filter(({ isVerified }) => !isVerified).length;
    if (board.isFull() || (known === undefined && hosts >= board.options.limits.hosts)) {
      throw new Refused('full');
    }
    await board.record([{ is: 'announced', at: Date.now(), message }]);
  }
  response.writeHead(204, commonHeaders).end();
}
