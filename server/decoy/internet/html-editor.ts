import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BuiltFiles } from '../../http/pages/send-built.ts';

/** Host names under which the shop plays an attacker's site. The second one needs an entry in the learner's hosts file. */
const names: ReadonlySet<string> = new Set(['htmledit.squarefree.com.localhost', 'htmledit.squarefree.com']);

const page = '/decoy/htmledit.htm';

/**
 * Serves, under a host name of its own, a page on which learners write a page and open it. To a browser, that is a different origin from
 * the shop's, from which a request to the shop can be forged (csrfChallenge, decision 30). Every path under that name is this page.
 * @param built the front end, which contains it
 */
export function registerHtmlEditor(app: FastifyInstance, { folder, translated }: BuiltFiles): void {
  const send = async (reply: FastifyReply) => {
    const editor = await readFile(join(folder, translated.pathIn(translated.languageFor(reply), page)));
    await reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(editor);
  };
  app.addHook('onRequest', ({ headers: { host = '' } }, reply, done) => {
    // Quickly, since every request comes by here.
    if (/^htmledit/i.test(host) && names.has(host.replace(/:\d*$/, '').toLowerCase())) {
      send(reply).catch(done);
    } else {
      done();
    }
  });
}
