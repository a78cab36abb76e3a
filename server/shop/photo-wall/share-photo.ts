import type { FastifyInstance } from 'fastify';
import { isoDate } from '../../database/dates.ts';
import type { SqlDatabase } from '../../database/shop-database.ts';
import { success } from '../../http/answers.ts';
import { bearerToken } from '../../http/bearer.ts';
import { PageError, payloadTooLarge } from '../../http/errors.ts';
import { requireStorable } from '../../http/stored-text.ts';
import { readUpload } from '../../http/uploads/read-upload.ts';
import { announceUpload } from '../announce-upload.ts';
import type { ShopContext } from '../context.ts';
import { insertRowOfUser } from '../rows/insert-row.ts';
import { photoName } from './photo-name.ts';

/** The most bytes of a photo. The contract sets no limit (decision 11). */
const limit = 10_000_000;

/** Registers `POST /rest/memories`, which adds a photo to the photo wall (api-shop.md 19). */
export function registerSharePhoto(app: FastifyInstance, shop: ShopContext): void {
  const { database, sessions, uploads, events } = shop;
  app.post('/rest/memories', async (request, reply) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    const { file, fields } = await readUpload(request, {
      field: 'image',
      limit,
      tooLarge: () => payloadTooLarge(announced, limit),
    });
    if (file === undefined) {
      return reply.code(400).send({ error: 'File is not passed' });
    }
    requireStorable('caption', fields.caption, shop.budgets);
    announceUpload(reply, events, file.declaredType);
    const name = photoName(file.name, file.declaredType, Date.now());
    if (name === undefined) {
      throw new PageError('Invalid mime type');
    }
    // weakness: contract api-shop.md 19 (the file is stored before the sender is checked, and it stays)
    await uploads.write(name, file.content);
    // A forged token may have put anything into its session.
    const userId: unknown = sessions.get(bearerToken(request))?.data?.id;
    const imagePath = `assets/public/images/uploads/${name}`;
    const memory = typeof userId === 'number' ? storeMemory(database, userId, fields.caption, imagePath) : undefined;
    return memory === undefined ? reply.code(401).send({ status: 'error', message: {} }) : success(memory);
  });
}

/** @returns undefined when a forged session's user does not exist */
function storeMemory(database: SqlDatabase, userId: number, caption: string | undefined, imagePath: string) {
  const row = insertRowOfUser(database, 'Memories', { UserId: userId, caption, imagePath });
  const date = row && isoDate(row.createdAt);
  return row && { id: row.id, caption, imagePath, UserId: userId, updatedAt: date, createdAt: date };
}
