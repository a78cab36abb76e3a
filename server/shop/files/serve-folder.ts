import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PageError, undecodablePath } from '../../http/errors.ts';
import { pathOf, undecodableSegment } from '../../http/frame/url.ts';
import type { IndexPage } from '../../http/pages/index-page.ts';

/**
 * One step of answering a request below a served path.
 * @param names the decoded segments of the path below the served one; a slash in one of them was sent encoded
 * @returns whether it has answered; otherwise the next step takes over
 */
export type ServeStep = (request: FastifyRequest, reply: FastifyReply, names: readonly string[]) => Promise<boolean>;

/**
 * Answers GET and HEAD requests at and below a path with the first step that takes them, before bodies are read and the
 * access log is written. Requests that no step takes get the front end's page. Every other method is refused with 405
 * (api-learning.md 23).
 * @param prefix such as `/ftp`
 */
export type ServeFolder = (app: FastifyInstance, prefix: string, ...steps: readonly ServeStep[]) => void;

export function folderServer(indexPage: IndexPage): ServeFolder {
  return (app, prefix, ...steps) => {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const names = namesBelow(request, prefix);
      for (const step of steps) {
        if (await step(request, reply, names)) {
          return;
        }
      }
      indexPage.send(reply);
    };
    const onRequest = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
      if (request.method === 'GET' || request.method === 'HEAD') {
        // Once the request is answered, nothing else needs to run.
        answer(request, reply).catch(done);
      } else {
        // The body, if any, stays unread.
        reply.code(405).headers({ allow: 'GET, HEAD, OPTIONS', connection: 'close' }).send('');
      }
    };
    const handler = () => {
      throw new Error('The hook before this handler answers every request.');
    };
    app.all(prefix, { onRequest }, handler);
    app.all(`${prefix}/*`, { onRequest }, handler);
  };
}

/** @throws PageError 400 for a path that cannot be decoded, and for a null byte */
function namesBelow(request: FastifyRequest, prefix: string): readonly string[] {
  const undecodable = undecodableSegment(request.raw);
  if (undecodable !== undefined) {
    throw undecodablePath(undecodable);
  }
  const names = pathOf(request)
    .slice(prefix.length)
    .split('/')
    .filter((name) => name !== '')
    .map(decodeURIComponent);
  if (names.some((name) => name.includes('\0'))) {
    throw new PageError('Bad Request', { status: 400, name: 'BadRequestError' });
  }
  return names;
}
