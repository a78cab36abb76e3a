import type { FastifyInstance } from 'fastify';
import { readUpload } from '../../http/uploads/read-upload.ts';
import { announceUpload } from '../announce-upload.ts';
import type { ShopContext } from '../context.ts';
import { refuseOrder } from './retired-orders.ts';
import { unpackArchive } from './unpack-archive.ts';

/** The kinds of file that can be attached to a complaint. */
type AttachmentKind = 'archive' | 'xml' | 'yaml' | 'other';

const kinds: readonly (readonly [ending: string, kind: AttachmentKind])[] = [
  ['.zip', 'archive'],
  ['.xml', 'xml'],
  ['.yml', 'yaml'],
  ['.yaml', 'yaml'],
];

// snippet: uploadSizeChallenge
// weakness: uploadSizeChallenge (only the browser's form enforces the limit of 100,000 bytes)
const limit = 200_000; // vulnerable: uploadSizeChallenge

/**
 * Registers `POST /file-upload`, which takes a file attached to a complaint (api-shop.md 18). The name decides what kind
 * of file it is. Nothing is kept except what an archive unpacks to.
 */
export function registerFileUpload(app: FastifyInstance, shop: ShopContext): void {
  const { events } = shop;
  // weakness: contract api-shop.md 18 (no login is required)
  app.post('/file-upload', async (request, reply) => {
    const { file } = await readUpload(request, { field: 'file', limit }); // neutral: uploadSizeChallenge
    // A form in which no file was chosen sends a file without a name.
    if (file === undefined || file.name === '') {
      return reply.code(400).send({ error: 'File is not passed' });
    }
    const { name, content, declaredType } = file;
    announceUpload(reply, events, declaredType);
    const kind = kindOf(name);
    events.emit('complaintFile.sent', { size: content.length, ending: endingOf(name), kind });
    if (kind === 'archive') {
      await unpackArchive(shop, content);
    } else if (kind !== 'other') {
      // weakness: deprecatedInterfaceChallenge (the form no longer offers these types, but they are still read here)
      await refuseOrder(shop, kind, file);
    }
    // weakness: uploadTypeChallenge (only the browser's form restricts the types)
    return reply.code(204).send();
  });
}
// endsnippet: uploadSizeChallenge

/** Judges a file by the end of its name; neither its type nor its content is checked (api-shop.md 18). */
function kindOf(name: string): AttachmentKind {
  const lower = name.toLowerCase();
  return kinds.find(([ending]) => lower.endsWith(ending))?.[1] ?? 'other';
}

/** Returns what follows the last dot of a name, in lower case; the whole name if it has no dot. */
function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
