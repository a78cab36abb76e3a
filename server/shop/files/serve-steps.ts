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

/** Lists the folder, or one of its subfolders. */
export function serveIndexMiddleware(folder: Folder, view: ListingView): ServeStep {
  return async (request, reply, names) => {
    if (names.some((name) => name.includes('/'))) {
      return false;
    }
    const path = names.join('/');
    const place = await folder.place(path);
    if (place === 'belowFile') {
      throw notAFolder(`${folder.path}/${path}`);
    }
    if (place === 'folder') {
      const { most } = folder;
      sendListing(request, reply, { url: decodedPath(request), view, items: await folder.list(path), most });
    }
    return place === 'folder';
  };
}

/** Sends a file of `/ftp`, if its ending is one of those that are meant for the public. */
export function servePublicFiles(folder: Folder, events: ShopEventEmitter): ServeStep {
  return async (request, reply, [name = '']) => {
    checkSlashes(name);
    if (!/\.(?:md|pdf)$/.test(name) && name !== 'incident-support.kdbx') {
      throw new PageError('Only .md and .pdf files are allowed!', { status: 403 });
    }
    // weakness: nullByteChallenge, easterEggLevelOneChallenge, forgottenDevBackupChallenge, forgottenBackupChallenge, misplacedSignatureFileChallenge (the ending is checked before the name is cut)
    const cut = name.split('%00', 1)[0] ?? '';
    events.emit('ftpFile.requested', { name: cut });
    return sendOrFail(folder, cut, request, reply);
  };
}

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
    if (!(await folder.send(request, reply, names.join('/')))) {
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

/** @throws PageError 404 when there is no such file */
async function sendOrFail(folder: Folder, name: string, request: FastifyRequest, reply: FastifyReply): Promise<true> {
  if (!(await folder.send(request, reply, name))) {
    throw missingFile(`${folder.path}/${name}`);
  }
  return true;
}
