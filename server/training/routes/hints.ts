import type { FastifyInstance } from 'fastify';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { isObject } from '../../../shared/values/is-object.ts';
import { success } from '../../http/answers.ts';
import { notFound, ResourceError } from '../../http/resources/resource-error.ts';
import { gradedHints } from '../graded-hints.ts';
import type { Training } from '../training.ts';
import { refuse } from './refuse.ts';
import { isSameOrigin } from './same-origin.ts';

/** A hint as clients of later versions of v18 read it, with its fields in their order. */
interface HintRecord {
  readonly id: number;
  /** The `id` of its challenge in `/api/Challenges`. */
  readonly ChallengeId: number;
  /** HTML. */
  readonly text: string;
  /** From 1 on within its challenge. */
  readonly order: number;
  readonly unlocked: boolean;
}

interface HintPlace {
  readonly key: ChallengeKey;
  readonly record: HintRecord;
}

/**
 * Registers `/api/Hints`, which looks like a generated resource but has no table (api-learning.md 2, decision 45): the hints are those of
 * `/rest/range/hints/:key`, and those that the learner has opened are `unlocked`.
 */
export function registerHints(app: FastifyInstance, training: Training): void {
  const { catalogue, learner, translations } = training;

  const places = (language: string): readonly HintPlace[] => {
    const { openedHints } = learner.state();
    const all = catalogue.all.flatMap((challenge) =>
      gradedHints(training, challenge, language).map((text, index) => ({ challenge, text, order: index + 1 })),
    );
    return all.map(({ challenge: { id: ChallengeId, key }, text, order }, index) => ({
      key,
      record: { id: index + 1, ChallengeId, text, order, unlocked: order <= (openedHints[key] ?? 0) },
    }));
  };
  const find = (language: string, id: string): HintPlace => {
    const place = places(language).find(({ record }) => String(record.id) === id);
    if (place === undefined) {
      throw notFound();
    }
    return place;
  };

  app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/api/Hints', async (request) => {
    const records = places(translations.localeOf(request)).map(({ record }) => record);
    return success(records.filter((record) => matches(record, request.query)));
  });

  app.get<{ Params: { id: string } }>('/api/Hints/:id', async (request) =>
    success(find(translations.localeOf(request), request.params.id).record),
  );

  app.put<{ Params: { id: string }; Body: unknown }>('/api/Hints/:id', async (request, reply) => {
    if (!isSameOrigin(request)) {
      return refuse(reply, 403, 'Only a page of the range itself may open hints.');
    }
    const language = translations.localeOf(request);
    const { key, record } = find(language, request.params.id);
    const unlocked = readUnlocked(request.body);
    if (unlocked !== undefined && unlocked !== record.unlocked) {
      // Hints are opened in order, so their number says which.
      await learner.change({ openedHints: { [key]: unlocked ? record.order : record.order - 1 } });
    }
    return success(find(language, request.params.id).record);
  });
}

/** Returns whether a record has the values that a query names (api-account.md 8.3). */
function matches(record: HintRecord, query: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(record).every(([name, value]) => {
    const wanted = query[name];
    return wanted === undefined || [wanted].flat().some((each) => each === String(value));
  });
}

/** Reads what a client wants a hint to be; undefined when it doesn't say. @throws ResourceError 400 for anything but true and false */
function readUnlocked(body: unknown): boolean | undefined {
  const unlocked = isObject(body) ? body.unlocked : undefined;
  switch (unlocked) {
    case undefined:
    case true:
    case false:
      return unlocked;
    default: {
      const message = 'Validation isIn on unlocked failed';
      throw new ResourceError(400, `Validation error: ${message}`, [{ field: 'unlocked', message }]);
    }
  }
}
