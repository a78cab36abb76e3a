import type { FastifyInstance } from 'fastify';
import type { ClassChange } from '../../../shared/api/class.ts';
import { isObject } from '../../../shared/values/is-object.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Training } from '../training.ts';
import { refuse } from './refuse.ts';
import { isSameOrigin } from './same-origin.ts';

const otherOrigin = 'Only a page of the range itself may read or change what is reported to the class.';

/**
 * Registers what a page knows and changes of the class (architecture.md 11).
 *
 * `GET /rest/range/class` answers 200 `{"data": ClassStatus}`.
 *
 * `POST /rest/range/class` takes a `ClassChange` as JSON and answers 200 with the new status, or 400 for another shape.
 *
 * Both answer 403 to pages of other origins (decision 77). Errors are `{"status": "error", "error": string}`.
 */
export function registerClass(app: FastifyInstance, { classDesk, catalogue }: Training): void {
  app.get('/rest/range/class', async (request, reply) =>
    isSameOrigin(request) ? { data: classDesk.status() } : refuse(reply, 403, otherOrigin),
  );

  app.post<{ Body: unknown }>('/rest/range/class', async (request, reply) => {
    if (!isSameOrigin(request)) {
      return refuse(reply, 403, otherOrigin);
    }
    const change = readChange(request.body, catalogue);
    return change === null
      ? refuse(reply, 400, 'This is not a change that a class knows.')
      : { data: await classDesk.change(change) };
  });
}

/** The longest name that is looked at, in characters. The supervisor has the actual rules. */
const longestName = 100;

function readChange(body: unknown, catalogue: Catalogue): ClassChange | null {
  if (!isObject(body)) {
    return null;
  }
  const { do: what, name, challenge } = body;
  switch (what) {
    case 'join':
      return typeof name === 'string' && name.trim() !== '' && name.length <= longestName ? { do: what, name } : null;
    case 'stuck': {
      const found = typeof challenge === 'string' ? catalogue.findKey(challenge)?.key : null;
      return found === undefined ? null : { do: what, challenge: found };
    }
    case 'decline':
    case 'ask':
    case 'unstuck':
    case 'handIn':
    case 'forget':
      return { do: what };
    default:
      return null;
  }
}
