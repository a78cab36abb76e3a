import type { FastifyInstance } from 'fastify';
import type { CodingDebrief } from '../../../shared/api/coding-challenges.ts';
import { refuse } from '../routes/refuse.ts';
import type { Training } from '../training.ts';
import { explanationsOf } from './verdict-answers.ts';

/**
 * Registers `GET /rest/range/coding/:key/debrief`, which says of every option why it holds or fails (decision 111). It answers 200
 * `{"data": CodingDebrief}`, 403 until the right fix is chosen, and 404 for a key without code. Errors are
 * `{"status": "error", "error": string}`.
 */
export function registerCodingDebrief(app: FastifyInstance, training: Training): void {
  const { content, judge } = training;
  const names = content.standards.cwe;
  app.get<{ Params: { key: string } }>('/rest/range/coding/:key/debrief', (request, reply) => {
    const coding = judge.find(request.params.key);
    if (coding === undefined) {
      return refuse(reply, 404, 'There is no coding challenge with this key.');
    }
    if (judge.statusOf(coding) < 2) {
      return refuse(reply, 403, 'The debrief is available once the right fix is chosen.');
    }
    const { fixes, correctFix } = coding.content;
    const explanations = explanationsOf(coding, request, training);
    const data: CodingDebrief = {
      fixes: fixes.map(({ explanation, cwe }, index) => ({
        isRight: index === correctFix,
        explanation: explanations[index] ?? explanation,
        weakness: cwe === undefined ? null : { standard: 'cwe', id: String(cwe), name: names[cwe] ?? '' },
      })),
    };
    return reply.send({ data });
  });
}
