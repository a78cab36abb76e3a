import { createHash } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { openDatabases } from '../../../server/database/open.ts';
import { createFrameEvents } from '../../../server/http/events.ts';
import { registerBodyParser } from '../../../server/http/frame/body-parser.ts';
import { createServer } from '../../../server/http/frame/server.ts';
import { registerErrorHandler } from '../../../server/http/pages/error-handler.ts';
import { registerResource } from '../../../server/http/resources/register-resource.ts';
import type { Resource, ResourceRoutes } from '../../../server/http/resources/resource.ts';
import { createTranslations } from '../../../server/http/translations.ts';
import type { Configuration } from '../../../shared/api/configuration.ts';
import { type Client, createClient } from '../../support/client.ts';

/** A generated resource with attributes of every kind, without the shop around it. */
export interface Garden {
  readonly client: Client;
  /** Returns raw rows, as stored. */
  rows(): readonly Readonly<Record<string, unknown>>[];
  /** What the hooks were given, in order. */
  readonly heard: readonly string[];
  /** The statuses before each error that reached the error page. */
  readonly errors: readonly number[];
  stop(): Promise<void>;
}

const tables = [
  'CREATE TABLE Beds (id INTEGER PRIMARY KEY, name TEXT)',
  `CREATE TABLE Plants (BedId INTEGER REFERENCES Beds (id), id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT,
   latinName TEXT UNIQUE, secret TEXT, height INTEGER, price DECIMAL, isEdible TINYINT(1), plantedAt DATETIME,
   family TEXT, note TEXT NOT NULL, code TEXT, createdAt DATETIME NOT NULL, updatedAt DATETIME NOT NULL, deletedAt DATETIME)`,
  `INSERT INTO Beds (id, name) VALUES (1, 'north'), (2, 'south')`,
];

function plants(heard: string[]): Resource {
  return {
    name: 'Plant',
    table: 'Plants',
    softDeleted: true,
    attributes: [
      { name: 'BedId', type: 'integer', frozen: true },
      { name: 'id', type: 'integer' },
      { name: 'name', type: 'text', translated: true },
      { name: 'latinName', type: 'text', unique: true },
      {
        name: 'secret',
        type: 'text',
        excluded: true,
        // Whatever is sent goes to the hash function, which refuses anything but a string.
        set: (value) =>
          createHash('md5')
            .update(value as string)
            .digest('hex'),
      },
      {
        name: 'height',
        type: 'integer',
        validate: [{ rule: 'isInt' }, { rule: 'min', limit: 1 }, { rule: 'max', limit: 999 }],
      },
      { name: 'price', type: 'decimal' },
      { name: 'isEdible', type: 'boolean', defaultValue: true },
      { name: 'plantedAt', type: 'date' },
      {
        name: 'family',
        type: 'text',
        defaultValue: 'unknown',
        validate: [{ rule: 'isIn', values: ['unknown', 'citrus', 'berry'] }],
      },
      { name: 'note', type: 'text', notNull: true, defaultValue: () => `note ${heard.length}` },
      { name: 'code', type: 'text', validate: [{ rule: 'len', from: 1, to: 4 }] },
    ],
    hooks: {
      complete: ({ family, code }) => (family === 'berry' && !code ? { code: 'BRY' } : {}),
      beforeSave: ({ name }) => {
        heard.push(`before ${name}`);
        if (name === 'weed') {
          throw new Error('No weeds here!');
        }
      },
      afterCreate: ({ name }) => heard.push(`after ${name}`),
      afterChange: () => heard.push('changed'),
    },
  };
}

/** Starts the resource `/api/Plants` on a database of its own. */
export async function startGarden(routes: ResourceRoutes = {}): Promise<Garden> {
  const databases = openDatabases({ kind: 'memory' });
  for (const table of tables) {
    databases.shop.run(table);
  }
  const heard: string[] = [];
  const errors: number[] = [];
  const events = createFrameEvents();
  events.onErrorPage((statusBefore) => errors.push(statusBefore));
  const server: FastifyInstance = createServer();
  // The error page needs only the application's name.
  const config = { application: { name: 'Garden' } } as Configuration;
  registerErrorHandler(server, { config, events, log: () => {} });
  await server.register(cookie);
  registerBodyParser(server);
  const german = new Map([['de_DE', new Map([['lemon', 'Zitrone']])]]);
  const environment = { database: databases.shop, translations: createTranslations(['en', 'de_DE'], german) };
  registerResource(server, environment, plants(heard), routes);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    client: createClient(url),
    rows: () => databases.shop.all('SELECT * FROM Plants ORDER BY id'),
    heard,
    errors,
    stop: async () => {
      await server.close();
      databases.close();
    },
  };
}
