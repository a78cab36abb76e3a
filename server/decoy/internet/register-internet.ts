import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extname } from 'node:path/posix';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltFiles, sendBuilt } from '../../http/pages/send-built.ts';

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

/**
 * Serves the decoy internet below `/decoy/` (decision 32): the pages on which learners without a network find what others look up
 * elsewhere. They are built from `resources/osint`. A path without an extension is the page of that name, and one with a trailing slash is
 * the index page of that folder. A path that doesn't exist is answered with 404 and a page that says so.
 * @param built the front end, which contains the pages
 */
export function registerInternet(app: FastifyInstance, built: BuiltFiles): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> =>
    sendBuilt(request, reply, built, `/decoy${path}`, types[extname(path)] ?? 'application/octet-stream');

  let missing: Buffer | undefined;
  // The router ignores a trailing slash, but the decoy internet doesn't: relative links need it.
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = (request.url.split('?', 1)[0] ?? '').slice('/decoy'.length);
    if (path === '') {
      return reply.code(301).header('location', '/decoy/').send();
    }
    const file = fileOf(path);
    if (file === undefined || !(await send(request, reply, file))) {
      missing ??= await readFile(join(built.folder, 'decoy/missing.html'));
      return reply.code(404).type('text/html; charset=utf-8').send(missing);
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
