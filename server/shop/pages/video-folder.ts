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

/** Where they lie in the decoy: below the front end that it serves. */
const folder = `${shopFolder}/frontend/dist/frontend${place}`;

/** Longest subtitles that are shown, in bytes. */
const longestSubtitles = 1_000_000;

/**
 * The subtitles as they are now.
 * @param name of the file, as configured
 * @returns nothing when there are none any more
 */
export function readSubtitles(files: DecoyFiles, name: string): string {
  const path = folder + name;
  // weakness: videoXssChallenge (an archive that goes with a complaint may have put another file here)
  if (!isFile(files, path)) {
    return '';
  }
  const { stat, piece } = files.open(path);
  return piece(0, Math.min(stat.size, longestSubtitles)).toString('utf8');
}

/**
 * Serves what lies beside the videos in the decoy, as it is now, to GET and HEAD. Call right before the built files are
 * served; the videos themselves are among those.
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

/** The name of what is asked for right in the folder of the videos. */
function nameOf(request: FastifyRequest): string | undefined {
  const path = pathOf(request);
  if (!path.startsWith(place)) {
    return undefined;
  }
  // The URL was rewritten so that it always decodes.
  const name = decodeURIComponent(path.slice(place.length));
  return name === '' || /[/\\:]|^\.\.?$/.test(name) ? undefined : name;
}

function isFile(files: DecoyFiles, path: string): boolean {
  return files.has(path) && files.stat(path).kind === 'file';
}
