import type { FastifyInstance } from 'fastify';
import { isoDate } from '../../database/dates.ts';
import { readRows } from '../../http/resources/read-ids.ts';
import type { ShopContext } from '../context.ts';
import { sendList } from '../rows/send-list.ts';
import { findUser, sessionUserOf, type UserRow } from '../rows/users.ts';

interface MemoryRow {
  readonly UserId: number | null;
  readonly id: number;
  readonly caption: string | null;
  readonly imagePath: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const columns = 'UserId, id, caption, imagePath, createdAt, updatedAt';

/** Registers `GET /rest/memories`: the photo wall (api-shop.md 19). */
export function registerListMemories(app: FastifyInstance, { database, longAnswers }: ShopContext): void {
  app.get('/rest/memories', (_request, reply) =>
    sendList(reply, longAnswers, {
      question: 'memories',
      source: database,
      all: () => {
        const owners = new Map(
          database
            .all<UserRow>('SELECT * FROM Users WHERE deletedAt IS NULL AND id IN (SELECT UserId FROM Memories)')
            .map((row) => [row.id, row]),
        );
        return database
          .all<MemoryRow>(`SELECT ${columns} FROM Memories ORDER BY id`)
          .map((memory) => shown(memory, memory.UserId === null ? undefined : owners.get(memory.UserId)));
      },
      each: () =>
        readRows(database, 'Memories', { condition: '1', conditionParameters: [] }, (id) => {
          const memory = database.get<MemoryRow>(`SELECT ${columns} FROM Memories WHERE id = ?`, id);
          return memory && shown(memory, findUser(database, memory.UserId));
        }),
    }),
  );
}

function shown(memory: MemoryRow, owner: UserRow | undefined) {
  return {
    ...memory,
    createdAt: isoDate(memory.createdAt),
    updatedAt: isoDate(memory.updatedAt),
    // weakness: contract api-shop.md 19 (whole rows are sent, with password hashes and TOTP secrets of everybody who shared a photo)
    User: owner === undefined ? null : sessionUserOf(owner),
  };
}
