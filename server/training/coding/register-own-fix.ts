import type { FastifyInstance } from 'fastify';
import { longestFix, type OwnFixVerdict, ownFixKeys } from '../../../shared/api/own-fix.ts';
import { bodyField } from '../../http/body.ts';
import { refuse } from '../routes/refuse.ts';
import type { Training } from '../training.ts';

/**
 * Registers `POST /rest/range/coding/:key/own-fix`, which tries a fix of the learner's own (decision 110). It takes `{"code": string}`, the changed
 * snippet, and answers 200 `{"data": OwnFixVerdict}`. It answers 400 for anything but a string and for one that is too long, 403 until the right fix
 * is chosen, and 404 for a key that takes no own fix. Errors are `{"status": "error", "error": string}`. A verdict changes nothing.
 */
export function registerOwnFix(app: FastifyInstance, { fixes, judge, progress }: Training): void {
  app.post<{ Params: { key: string } }>('/rest/range/coding/:key/own-fix', async (request, reply) => {
    const challenge = ownFixKeys.find((key) => key === request.params.key);
    if (challenge === undefined || judge.find(challenge) === undefined) {
      return refuse(reply, 404, 'There is no coding challenge with this key that takes a fix of your own.');
    }
    if (progress.of(challenge).codingStatus < 2) {
      return refuse(reply, 403, 'Choose the right fix first.');
    }
    const code = bodyField(request, 'code');
    if (typeof code !== 'string' || code.length > longestFix) {
      return refuse(reply, 400, `The code has to be a string of at most ${longestFix} characters.`);
    }
    const data: OwnFixVerdict = await fixes.tryFix({ challenge, code });
    return { data };
  });
}
