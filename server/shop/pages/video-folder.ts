import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shopFolder } from '../../decoy/files/file-system.ts';
import { pathOf } from '../../http/frame/url.ts';
import { contentTypeOf } from '../../http/pages/content-type.ts';
import { sendContent } from '../../http/pages/send-content.ts';
import type { ShopContext } from '../context.ts';
import { storedFile } from '../stored-file.ts';

type DecoyFiles = ShopContext['decoy']['files'];

/** Where videos and their subtitles are served. */
const place = '/assets/public/videos/';

/** Where the decoy keeps them: below the front end that it serves. */
const folder = `${shopFolder}/frontend/dist/frontend${place}`;

/** The most bytes of subtitles that are shown. */
const longestSubtitles = 1_000_000;

/**
 * Reads the subtitles as they are now.
 * @param name the file name, as configured
 * @returns an empty string if there are no subtitles any more
 */
export function readSubtitles(files: DecoyFiles, name: string): string {
  const path = folder + name;
  // weakness: videoXssChallenge (an archive attached to a complaint may have put another file here)
  if (!isFile(files, path)) {
    return '';
  }
  const { stat, piece } = files.open(path);
  return piece(0, Math.min(stat.size, longestSubtitles)).toString('utf8');
}

/**
 * Serves the decoy's files in the folder of the videos, as they are now, to GET and HEAD requests. Call this right
 * before the built files are served, which include the videos themselves.
 */
export function registerVideoFolder(app: FastifyInstance, { decoy }: Pick<ShopContext, 'decoy'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const name = request.method === 'GET' || request.method === 'HEAD' ? nameOf(request) : undefined;
    const path = folder + name;
    if (name === undefined || !isFile(decoy.files, path)) {
      done();
      return;
    }
    sendContent(request, reply, { ...storedFile(decoy.files, path), contentType: contentTypeOf(name) });
  });
}

/** Returns the name of the file that is requested, if it is directly in the folder of the videos. */
function nameOf(request: FastifyRequest): string | undefined {
  const path = pathOf(request);
  if (!path.startsWith(place)) {
    return undefined;
  }
  // The URL was rewritten earlier, so that it can always be decoded.
  const name = decodeURIComponent(path.slice(place.length));
  return name === '' || /[/\\:]|^\.\.?$/.test(name) ? undefined : name;
}

function isFile(files: DecoyFiles, path: string): boolean {
  return files.has(path) && files.stat(path).kind === 'file';
}
