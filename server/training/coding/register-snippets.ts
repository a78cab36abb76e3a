import type { FastifyInstance, FastifyReply } from 'fastify';
import { bodyField } from '../../http/body.ts';
import type { Training } from '../training.ts';
import type { CodingChallenge } from './judge.ts';
import { fixVerdict, linesVerdict } from './verdict-answers.ts';

/**
 * Registers the endpoints of the coding challenges (api-learning.md 12). None of them checks who is calling or what was solved before: those are
 * rules of the page. Where coding challenges are switched off, the endpoints have none to offer. Broken marks fail the build, so the contract's 422
 * responses never occur.
 */
export function registerSnippets(app: FastifyInstance, training: Training): void {
  const { judge } = training;
  /** Finds one of the contract's 31. No client of these endpoints knows of others (decision 55). */
  const find = (key: unknown): CodingChallenge | undefined => {
    const coding = judge.find(key);
    return coding?.content.isExtra ? undefined : coding;
  };

  app.get('/snippets', () => ({
    challenges: judge.all().flatMap(({ challenge, content }) => (content.isExtra ? [] : [challenge.key])),
  }));

  app.get<{ Params: { challenge: string } }>('/snippets/:challenge', ({ params }, reply) => {
    const coding = find(params.challenge);
    // Only the code: finding out which lines are weak is the learner's task (decision 47).
    return coding === undefined ? noCode(reply, params.challenge) : reply.send({ snippet: coding.content.snippet });
  });

  app.post('/snippets/verdict', async (request, reply) => {
    const key = bodyField(request, 'key');
    const coding = find(key);
    if (coding === undefined) {
      return noCode(reply, key);
    }
    const hint = await judge.judgeLines(coding, bodyField(request, 'selectedLines'));
    return reply.send(linesVerdict(hint, coding, request, training));
  });

  app.get<{ Params: { key: string } }>('/snippets/fixes/:key', ({ params }, reply) => {
    const coding = find(params.key);
    return coding === undefined ? noFixes(reply) : reply.send({ fixes: coding.content.fixes.map(({ code }) => code) });
  });

  app.post('/snippets/fixes', async (request, reply) => {
    const coding = find(bodyField(request, 'key'));
    if (coding === undefined) {
      return noFixes(reply);
    }
    const selected = bodyField(request, 'selectedFix');
    const verdict = await judge.judgeFix(coding, selected);
    return reply.send(fixVerdict(verdict, coding, selected, request, training));
  });
}

function noCode(reply: FastifyReply, key: unknown): FastifyReply {
  return reply.code(404).send({ status: 'error', error: `No code challenge for challenge key: ${shown(key)}` });
}

function noFixes(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'No fixes found for the snippet!' });
}

/** Returns the key as a string. Objects are shown as JSON, because `String` fails for some of them. */
function shown(key: unknown): string {
  return typeof key === 'object' && key !== null ? JSON.stringify(key) : String(key);
}
