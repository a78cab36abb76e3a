import type { FastifyInstance } from 'fastify';
import type { SolvedFlaws } from '../../../shared/api/numbers.ts';
import { flawNumbers } from '../flaw-numbers.ts';
import type { Training } from '../training.ts';

/**
 * Registers `GET /rest/range/solved-flaws`: the weaknesses behind what is solved, for the learner's summary. It answers 200
 * `{"data": {"<key>": [{"standard": "cwe", "id": string, "name": string}]}}`, without challenges that are not about a flaw.
 */
export function registerSolvedFlaws(app: FastifyInstance, { content, catalogue, progress }: Training): void {
  app.get('/rest/range/solved-flaws', () => {
    const solved = catalogue.all.filter(({ key }) => progress.isSolved(key) && content.flaws[key].isFlaw);
    const data: SolvedFlaws = Object.fromEntries(solved.map(({ key }) => [key, flawNumbers(content, key, ['cwe'])]));
    return { data };
  });
}
