import { extname } from 'node:path/posix';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltFiles, sendBuilt } from '../../http/pages/send-built.ts';
import { createEnglishPages } from './english-pages.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

const missing = '/decoy/missing.html';

/**
 * Serves the decoy internet below `/decoy/` (decision 32): the pages on which learners without a network find what others look up
 * elsewhere. They are built from `resources/osint`, and are sent in the language of whoever asks (decision 126). A path without an extension is the
 * page of that name, and one with a trailing slash is the index page of that folder. A path that doesn't exist is answered with 404 and a page that
 * says so.
 * @param built the front end, which contains the pages
 */
export function registerInternet(app: FastifyInstance, built: BuiltFiles): void {
  const { folder, index, translated } = built;
  const readEnglish = createEnglishPages(folder);

  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> => {
    const type = types[extname(path)] ?? 'application/octet-stream';
    if (type !== types['.html'] || index.copiesOf(path) === undefined) {
      return sendBuilt(request, reply, built, path, type);
    }
    const language = translated.languageFor(reply);
    const own = translated.pathIn(language, path);
    if (language === 'en' || own !== path) {
      return sendBuilt(request, reply, built, own, type);
    }
    reply
      .type(type)
      .header('cache-control', 'no-cache')
      .send(await readEnglish(path, language));
    return true;
  };

  // The router ignores a trailing slash, but the decoy internet doesn't: relative links need it.
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = (request.url.split('?', 1)[0] ?? '').slice('/decoy'.length);
    if (path === '') {
      return reply.code(301).header('location', '/decoy/').send();
    }
    const file = fileOf(path);
    if (file === undefined || !(await send(request, reply, `/decoy${file}`))) {
      const language = translated.languageFor(reply);
      const own = translated.pathIn(language, missing);
      const page = await readEnglish(own, own === missing ? language : 'en');
      return reply.code(404).type('text/html; charset=utf-8').send(page);
    }
    return reply;
  };
  app.get('/decoy', answer);
  app.get('/decoy/*', answer);
}

/** Returns the file behind a path as it was sent; undefined for a path that no file can have. */
function fileOf(path: string): string | undefined {
  if (!/^\/(?:[\w.-]+\/)*[\w.-]*$/.test(path) || path.includes('..')) {
    return undefined;
  }
  if (path.endsWith('/')) {
    return `${path}index.html`;
  }
  return extname(path) === '' ? `${path}.html` : path;
}
