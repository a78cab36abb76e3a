import type { FastifyInstance } from 'fastify';
import { isoDate } from '../../database/dates.ts';
import type { SqlRow } from '../../database/shop-database.ts';
import { success } from '../../http/answers.ts';
import type { ShopContext } from '../context.ts';
import { sessionUserOf } from '../session-user.ts';

interface MemoryRow {
  readonly UserId: number | null;
  readonly id: number;
  readonly caption: string | null;
  readonly imagePath: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** `GET /rest/memories`: the photo wall (api-shop.md 19). */
export function registerListMemories(app: FastifyInstance, { database }: ShopContext): void {
  app.get('/rest/memories', (_request, reply) => {
    const memories = database.all<MemoryRow>(
      'SELECT UserId, id, caption, imagePath, createdAt, updatedAt FROM Memories ORDER BY id',
    );
    const owners = new Map(
      database
        .all<SqlRow & { readonly id: number }>(
          'SELECT * FROM Users WHERE deletedAt IS NULL AND id IN (SELECT UserId FROM Memories)',
        )
        .map((row) => [row.id, sessionUserOf(row)]),
    );
    return reply.send(
      success(
        memories.map((memory) => ({
          ...memory,
          createdAt: isoDate(memory.createdAt),
          updatedAt: isoDate(memory.updatedAt),
          // weakness: contract api-shop.md 19 (whole rows: password hashes and TOTP secrets of everybody who shared a photo)
          User: (memory.UserId !== null && owners.get(memory.UserId)) || null,
        })),
      ),
    );
  });
}
