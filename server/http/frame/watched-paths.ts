import type { FastifyInstance } from 'fastify';

/**
 * Matches a path that climbs to a parent folder, holds a null byte or a backslash, or names a drive. Paths are also
 * tested after decoding them once and twice.
 */
const hostile = /(^|[\\/;])\.\.([\\/;]|$)|\0|%00|\\|\/[a-z]:/i;

/** Reports requests whose path tries to lead out of what is served. They are answered like all others. */
export function registerWatchedPaths(app: FastifyInstance, told: (request: string) => void): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    if (isHostile(path)) {
      told(`${request.method} ${path}`);
    }
    done();
  });
}

function isHostile(path: string): boolean {
  if (!path.includes('%')) {
    return hostile.test(path);
  }
  const once = decoded(path);
  return [path, once, decoded(once)].some((text) => hostile.test(text));
}

/** Decodes each escape by itself, since the path may not be decodable as a whole. */
function decoded(path: string): string {
  return path.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
