import { folders } from '../seed/files.ts';
import type { App, InnerRequest } from './app.ts';
import { installer } from './install.ts';
import type { Reply } from './reply.ts';

/** A folder of the little shop: the contents of its files by their names. */
type Folder = Readonly<Record<string, string>>;

/** One step of answering a request below a served path, as in server/shop/files/serve-folder.ts. */
type Step = (request: InnerRequest, reply: Reply, names: readonly string[]) => unknown;

const indexPage = {
  send: (reply: Reply) => reply.type('text/html').send('<!doctype html><title>Juice Shop</title>'),
};

/** The surroundings of the file servers (server/shop/files/file-servers.ts). */
export const install = installer(() => ({
  names: {
    ...folders,
    indexPage,
    events: { emit: () => true },
    serveFolder: (app: App, prefix: string, ...steps: readonly Step[]) => {
      const answer = async (request: InnerRequest, reply: Reply) => {
        const names = request.url
          .slice(prefix.length)
          .split('/')
          .filter((name) => name !== '')
          .map(decodeURIComponent);
        for (const step of steps) {
          if (await step(request, reply, names)) {
            return reply;
          }
        }
        return indexPage.send(reply);
      };
      app.get(prefix, answer);
      app.get(`${prefix}/*`, answer);
    },
    serveIndexMiddleware:
      (folder: Folder): Step =>
      (_request, reply, names) => {
        if (names.length > 0) {
          return false;
        }
        reply.type('text/html').send(Object.keys(folder).join('\n'));
        return true;
      },
    servePublicFiles:
      (folder: Folder): Step =>
      (_request, reply, [name = '']) => {
        if (!/\.(?:md|pdf)$/.test(name) && name !== 'incident-support.kdbx') {
          throw Object.assign(new Error('Only .md and .pdf files are allowed!'), { status: 403 });
        }
        return sendFile(folder, name.split('%00', 1)[0] ?? '', reply);
      },
    serveFiles:
      (folder: Folder): Step =>
      (_request, reply, [name = '']) =>
        sendFile(folder, name, reply),
    serveStaticFiles:
      (folder: Folder): Step =>
      (_request, reply, names) => {
        const content = contentOf(folder, names.join('/'));
        if (content === undefined) {
          indexPage.send(reply);
        } else {
          reply.send(content);
        }
        return true;
      },
  },
}));

function contentOf(folder: Folder, name: string): string | undefined {
  return Object.hasOwn(folder, name) ? folder[name] : undefined;
}

/** @throws Error with status 404 for a file that isn't there */
function sendFile(folder: Folder, name: string, reply: Reply): true {
  const content = contentOf(folder, name);
  if (content === undefined) {
    throw Object.assign(new Error(`ENOENT: no such file or directory, stat '${name}'`), { status: 404 });
  }
  reply.send(content);
  return true;
}
