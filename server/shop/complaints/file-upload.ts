import type { FastifyInstance } from 'fastify';
import { readUpload } from '../../http/uploads/read-upload.ts';
import { announceUpload } from '../announce-upload.ts';
import type { ShopContext } from '../context.ts';
import { refuseOrder } from './retired-orders.ts';
import { unpackArchive } from './unpack-archive.ts';

/** What a file that goes with a complaint is taken for. */
type AttachmentKind = 'archive' | 'xml' | 'yaml' | 'other';

const kinds: readonly (readonly [ending: string, kind: AttachmentKind])[] = [
  ['.zip', 'archive'],
  ['.xml', 'xml'],
  ['.yml', 'yaml'],
  ['.yaml', 'yaml'],
];

// weakness: uploadSizeChallenge (only the browser's form knows that 100,000 bytes are enough)
const limit = 200_000;

/**
 * `POST /file-upload`: a file that goes with a complaint (api-shop.md 18). What it is, its name says; nothing is kept but
 * what an archive unpacks to.
 */
export function registerFileUpload(app: FastifyInstance, shop: ShopContext): void {
  const { events } = shop;
  // weakness: contract api-shop.md 18 (nobody has to be logged in)
  app.post('/file-upload', async (request, reply) => {
    const { file } = await readUpload(request, { field: 'file', limit });
    // A form in which no file was chosen sends one without a name.
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
      // weakness: deprecatedInterfaceChallenge (the form no longer offers what is still read here)
      await refuseOrder(shop, kind, file);
    }
    // weakness: uploadTypeChallenge (only the browser's form knows which types are welcome)
    return reply.code(204).send();
  });
}

/** Judges a file by how its name ends; neither its type nor its content are looked at (api-shop.md 18). */
function kindOf(name: string): AttachmentKind {
  const lower = name.toLowerCase();
  return kinds.find(([ending]) => lower.endsWith(ending))?.[1] ?? 'other';
}

/** What stands behind the last dot of a name, in lower case; all of a name without one. */
function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
