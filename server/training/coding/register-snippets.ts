import type { FastifyInstance, FastifyReply } from 'fastify';
import { bodyField } from '../../http/body.ts';
import type { Training } from '../training.ts';
import type { Hint } from './verdicts.ts';

/**
 * Registers the endpoints of the coding challenges (api-learning.md 12). None of them checks who is calling or what was solved before: those are
 * rules of the page. Where coding challenges are switched off, the endpoints have none to offer. Broken marks fail the build, so the contract's 422
 * responses never occur.
 */
export function registerSnippets(app: FastifyInstance, { judge, translations }: Training): void {
  const { localeOf, translate } = translations;

  app.get('/snippets', () => ({ challenges: judge.keys() }));

  app.get<{ Params: { challenge: string } }>('/snippets/:challenge', ({ params }, reply) => {
    const coding = judge.find(params.challenge);
    // Only the code: finding out which lines are weak is the learner's task (decision 47).
    return coding === undefined ? noCode(reply, params.challenge) : reply.send({ snippet: coding.content.snippet });
  });

  app.post('/snippets/verdict', (request, reply) => {
    const key = bodyField(request, 'key');
    const coding = judge.find(key);
    if (coding === undefined) {
      return noCode(reply, key);
    }
    const hint = judge.judgeLines(coding, bodyField(request, 'selectedLines'));
    if (hint === null) {
      return reply.send({ verdict: true });
    }
    const text = textOf(hint, (english) => translate(english, localeOf(request)));
    return reply.send({ verdict: false, ...(text === undefined ? {} : { hint: text }) });
  });

  app.get<{ Params: { key: string } }>('/snippets/fixes/:key', ({ params }, reply) => {
    const coding = judge.find(params.key);
    return coding === undefined ? noFixes(reply) : reply.send({ fixes: coding.content.fixes.map(({ code }) => code) });
  });

  app.post('/snippets/fixes', (request, reply) => {
    const coding = judge.find(bodyField(request, 'key'));
    if (coding === undefined) {
      return noFixes(reply);
    }
    const selected = bodyField(request, 'selectedFix');
    const verdict = judge.judgeFix(coding, selected);
    const fix = typeof selected === 'number' ? coding.content.fixes[selected] : undefined;
    // The explanation is in English only (decision 37).
    return reply.send({ verdict, ...(fix === undefined ? {} : { explanation: fix.explanation }) });
  });
}

function textOf(hint: Hint, translated: (english: string) => string): string | undefined {
  switch (hint.kind) {
    case 'none':
      return undefined;
    case 'hint':
      return translated(hint.text);
    case 'answer':
      return translated(hint.template).replace(/\{vulnLines?\}/, hint.lines);
  }
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
