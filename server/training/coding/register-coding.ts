import type { FastifyInstance } from 'fastify';
import type { ExtraCodingProgress } from '../../../shared/api/coding-challenges.ts';
import { bodyField } from '../../http/body.ts';
import { refuse } from '../routes/refuse.ts';
import type { Training } from '../training.ts';
import { stagedHelp } from './staged-help.ts';
import { fixVerdict, linesVerdict } from './verdict-answers.ts';

const noCode = 'There is no coding challenge with this key.';

/**
 * Registers the endpoints of all coding challenges, the contract's 31 and the range's own (decision 108). They are for the range's page; other clients
 * know those of `register-snippets.ts`.
 *
 * `GET /rest/range/coding` answers 200 `{"data": ExtraCodingProgress}`: how far the learner is with the range's own. The object is empty where the
 * configuration wants none.
 *
 * `GET /rest/range/coding/:key` answers 200 `{"data": {"snippet": string}}`, and `GET /rest/range/coding/:key/fixes` answers 200
 * `{"data": {"fixes": string[]}}`.
 *
 * `POST /rest/range/coding/:key/lines` takes `{"selectedLines": number[]}` and answers 200 `{"data": LinesVerdict}`.
 * `POST /rest/range/coding/:key/fixes` takes `{"selectedFix": number}` and answers 200 `{"data": FixVerdict}`.
 *
 * For a key without code, the answer is 404 `{"status": "error", "error": string}`.
 */
export function registerCoding(app: FastifyInstance, training: Training): void {
  const { judge } = training;
  app.get('/rest/range/coding', (): { data: ExtraCodingProgress } => ({ data: { extra: judge.extraProgress() } }));

  app.get<{ Params: { key: string } }>('/rest/range/coding/:key', ({ params }, reply) => {
    const coding = judge.find(params.key);
    // Only the code: finding out which lines are weak is the learner's task (decision 47).
    return coding === undefined
      ? refuse(reply, 404, noCode)
      : reply.send({ data: { snippet: coding.content.snippet } });
  });

  app.get<{ Params: { key: string } }>('/rest/range/coding/:key/fixes', ({ params }, reply) => {
    const coding = judge.find(params.key);
    return coding === undefined
      ? refuse(reply, 404, noCode)
      : reply.send({ data: { fixes: coding.content.fixes.map(({ code }) => code) } });
  });

  app.post<{ Params: { key: string } }>('/rest/range/coding/:key/lines', async (request, reply) => {
    const coding = judge.find(request.params.key);
    if (coding === undefined) {
      return refuse(reply, 404, noCode);
    }
    const hint = await judge.judgeLines(coding, bodyField(request, 'selectedLines'));
    const data = linesVerdict(hint, coding, request, training);
    return { data: hint === null ? data : { ...data, ...stagedHelp(coding, request, training) } };
  });

  app.post<{ Params: { key: string } }>('/rest/range/coding/:key/fixes', async (request, reply) => {
    const coding = judge.find(request.params.key);
    if (coding === undefined) {
      return refuse(reply, 404, noCode);
    }
    const selected = bodyField(request, 'selectedFix');
    return { data: fixVerdict(await judge.judgeFix(coding, selected), coding, selected, request, training) };
  });
}
