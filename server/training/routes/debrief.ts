import type { FastifyInstance } from 'fastify';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { Debrief, WeakLines, WeakLinesByKey } from '../../../shared/api/debrief.ts';
import type { Challenge } from '../catalogue.ts';
import { stillToFind } from '../coding/still-to-find.ts';
import { flawNumbers } from '../flaw-numbers.ts';
import type { Training } from '../training.ts';
import { refuse } from './refuse.ts';

/** How many similar challenges a debrief names. */
const mostSimilar = 4;

/**
 * Registers `GET /rest/range/debrief/:key`: what is known of a solved challenge (decision 47). It answers 200 `{"data": Debrief}`, 403 until the
 * challenge is solved, and 404 for an unknown key. Errors are `{"status": "error", "error": string}`.
 *
 * Weak lines are left out as long as they would give away the answer to a coding challenge, be it that of this challenge or another one about the
 * same code.
 */
export function registerDebrief(app: FastifyInstance, training: Training): void {
  const { config, content, catalogue, progress, readWeakLines, longTextsFor } = training;
  let packed: WeakLinesByKey | undefined;

  const weakLinesOf = (key: ChallengeKey): WeakLines | null => {
    packed ??= readWeakLines();
    const found = packed[key];
    if (found === undefined) {
      return null;
    }
    const { answers, ...lines } = found;
    return stillToFind(training, key, answers).length === 0 ? lines : null;
  };

  /** Returns challenges of the same topic: unsolved ones first, then by how close their difficulty is, then as the path is walked. */
  const similarTo = ({ key, difficulty }: Challenge): readonly ChallengeKey[] => {
    const rank = (other: Challenge) =>
      (progress.isSolved(other.key) ? 100 : 0) + Math.abs(other.difficulty - difficulty) + (other.disabledEnv ? 50 : 0);
    const walked = Object.keys(content.paths);
    return catalogue.all
      .filter((other) => other.key !== key && content.paths[other.key].topic === content.paths[key].topic)
      .toSorted((one, other) => rank(one) - rank(other) || walked.indexOf(one.key) - walked.indexOf(other.key))
      .slice(0, mostSimilar)
      .map((other) => other.key);
  };

  app.get<{ Params: { key: string } }>('/rest/range/debrief/:key', async (request, reply) => {
    const challenge = catalogue.findKey(request.params.key);
    if (challenge === undefined) {
      return refuse(reply, 404, 'There is no challenge with this key.');
    }
    const { key } = challenge;
    const { solvedAt } = progress.of(key);
    if (solvedAt === null) {
      return refuse(reply, 403, 'The debrief is available once the challenge is solved.');
    }
    const data: Debrief = {
      solvedAt,
      isFlaw: content.flaws[key].isFlaw,
      numbers: flawNumbers(content, key),
      lesson: config.application.showHelp ? content.paths[key].lesson : null,
      mitigation: config.challenges.showMitigations
        ? (longTextsFor(request).notes[key] ?? content.help[key].mitigation)
        : null,
      weakLines: weakLinesOf(key),
      similar: similarTo(challenge),
    };
    return { data };
  });
}
