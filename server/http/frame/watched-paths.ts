import type { FastifyInstance } from 'fastify';

/** Climbs, holds a null byte or a backslash, or names a drive; looked for behind up to two layers of percent signs. */
const hostile = /(^|[\\/;])\.\.([\\/;]|$)|\0|%00|\\|\/[a-z]:/i;

/** Tells of requests whose path tries to lead out of what is served. They are answered as all others are. */
export function registerWatchedPaths(app: FastifyInstance, told: (request: string) => void): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    const once = decoded(path);
    if ([path, once, decoded(once)].some((text) => hostile.test(text))) {
      told(`${request.method} ${path}`);
    }
    done();
  });
}

/** What cannot be decoded as a whole is decoded sign by sign, as far as it can be. */
function decoded(path: string): string {
  return path.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
