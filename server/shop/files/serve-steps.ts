import { posix } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageError } from '../../http/errors.ts';
import type { FrameEventEmitter } from '../../http/events.ts';
import { collapseSlashes, decodedPath } from '../../http/frame/url.ts';
import { missingFile, notAFolder } from '../../http/missing-file.ts';
import type { IndexPage } from '../../http/pages/index-page.ts';
import type { ShopEventEmitter } from '../events.ts';
import type { Folder } from './folder.ts';
import { sendListing } from './listing.ts';
import type { ListingView } from './listing-page.ts';
import type { ServeStep } from './serve-folder.ts';

/**
 * Lists the folder, or one of its subfolders. Dots in the path mean what they mean in a file system, encoded or not.
 * @throws PageError 403 for a path that leads out of the folder, 500 for one that goes on after a file
 */
export function serveIndexMiddleware(folder: Folder, view: ListingView): ServeStep {
  return async (request, reply, names) => {
    const path = pathInside(folder, names);
    if (path === undefined) {
      throw new PageError('Forbidden', { status: 403, name: 'ForbiddenError' });
    }
    const url = decodedPath(request);
    const place = await folder.place(path);
    if (place === 'folder') {
      const { most } = folder;
      sendListing(request, reply, { url, view, items: await folder.list(path), most });
      return true;
    }
    const shown = url.endsWith('/') ? `${path}/` : path;
    if (place === 'belowFile' || (await folder.place(shown)) === 'belowFile') {
      throw notAFolder(`${folder.path}/${shown}`);
    }
    return false;
  };
}

/** Returns the path that the names lead to, relative to the folder; undefined when it is outside. */
function pathInside(folder: Folder, names: readonly string[]): string | undefined {
  const root = `${folder.path}/`;
  const path = posix.normalize(`${root}${names.join('/')}/`);
  return path.startsWith(root) ? path.slice(root.length, -1) : undefined;
}

// snippet: nullByteChallenge
/** Sends a file of `/ftp`, if its ending is one of those that are meant for the public. */
export function servePublicFiles(folder: Folder, events: ShopEventEmitter): ServeStep {
  return async (request, reply, [name = '']) => {
    checkSlashes(name);
    if (!/\.(?:md|pdf)$/.test(name) && name !== 'incident-support.kdbx') {
      throw new PageError('Only .md and .pdf files are allowed!', { status: 403 });
    }
    // weakness: nullByteChallenge, easterEggLevelOneChallenge, forgottenDevBackupChallenge, forgottenBackupChallenge, misplacedSignatureFileChallenge (the ending is checked before the name is cut)
    const cut = name.split('%00', 1)[0] ?? ''; // vulnerable: nullByteChallenge
    events.emit('ftpFile.requested', { name: cut });
    return sendOrFail(folder, cut, request, reply);
  };
}
// endsnippet: nullByteChallenge

/** Sends any file of the folder itself. */
export function serveFiles(folder: Folder): ServeStep {
  return async (request, reply, [name = '']) => {
    checkSlashes(name);
    return sendOrFail(folder, name, request, reply);
  };
}

/** Sends any file of the folder and its subfolders. If the file is missing, it sends the front end's page. */
export function serveStaticFiles(folder: Folder, indexPage: IndexPage): ServeStep {
  return async (request, reply, names) => {
    if (!(await folder.send(request, reply, pathInside(folder, names) ?? ''))) {
      indexPage.send(reply);
    }
    return true;
  };
}

/** Sends the front end's page for names that begin with `quarantine`, since these are not public files (api-learning.md 23). */
export function leaveOutQuarantine(indexPage: IndexPage): ServeStep {
  return async (_request, reply, [name = '']) => {
    const isLeftOut = name.toLowerCase().startsWith('quarantine');
    if (isLeftOut) {
      indexPage.send(reply);
    }
    return isLeftOut;
  };
}

/** Tells the frame about the request before the file is looked up (api-learning.md 5.1). */
export function announceUrl(frame: FrameEventEmitter): ServeStep {
  return async (request) => {
    frame.watchedUrl(collapseSlashes(request.url));
    return false;
  };
}

function checkSlashes(name: string): void {
  if (name.includes('/')) {
    throw new PageError('File names cannot contain forward slashes!', { status: 403 });
  }
}

/** Leaves requests for a folder to others. @throws PageError 404 when there is no such file */
async function sendOrFail(
  folder: Folder,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (name === '.' || name === '..' || (await folder.place(name)) === 'folder') {
    return false;
  }
  if (!(await folder.send(request, reply, name))) {
    throw missingFile(`${folder.path}/${name}`);
  }
  return true;
}
