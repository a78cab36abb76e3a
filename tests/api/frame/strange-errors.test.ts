import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFrameEvents } from '../../../server/http/events.ts';
import { createServer } from '../../../server/http/frame/server.ts';
import { registerErrorHandler } from '../../../server/http/pages/error-handler.ts';

function endless(depth: number): number {
  return endless(depth + 1) + 1;
}

const circular: Record<string, unknown> = {};
circular.self = circular;

function errorWith(field: string, value: unknown): Error {
  return Object.defineProperty(
    new Error('odd'),
    field,
    typeof value === 'function' ? { get: () => value() } : { value },
  );
}

function gone(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const thrown: readonly (readonly [what: string, value: () => unknown])[] = [
  ['nothing', () => undefined],
  ['null', () => null],
  ['a text', () => 'a text'],
  ['a number', () => 404],
  ['a symbol', () => Symbol('odd')],
  ['a function', () => endless],
  ['an object without a prototype', () => Object.create(null)],
  ['a revoked proxy', gone],
  ['a circular object', () => circular],
  ['a circular error', () => errorWith('self', circular)],
  ['an error whose stack cannot be read', () => errorWith('stack', () => endless(0))],
  ['an error whose stack is not a string', () => errorWith('stack', 7)],
  ['an error whose message is not a string', () => errorWith('message', Symbol('odd'))],
  ['an error whose status cannot be read', () => errorWith('status', () => endless(0))],
  ['an error with a strange status', () => errorWith('statusCode', 99)],
  ['an error that is its own cause', () => new Error('odd', { cause: circular })],
];

let server: FastifyInstance;
let url: string;

beforeAll(async () => {
  const config = { application: { name: 'Juice' } };
  server = createServer();
  registerErrorHandler(server, {
    // The handler reads nothing else of the error.
    config: config as Parameters<typeof registerErrorHandler>[1]['config'],
    events: createFrameEvents(),
    log: () => {},
  });
  server.get('/deep', () => endless(0));
  server.get('/deep/later', async () => endless(0));
  server.get('/circular', () => circular);
  server.get('/circular/later', async () => circular);
  server.get('/big', async () => ({ count: 1n }));
  for (const [index, [, value]] of thrown.entries()) {
    server.get(`/thrown/${index}`, () => {
      throw value();
    });
    server.get(`/thrown/${index}/later`, async () => {
      throw value();
    });
  }
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
});

async function statusOf(path: string, accept: string): Promise<number> {
  const answer = await fetch(url + path, { headers: { accept }, signal: AbortSignal.timeout(3000) });
  await answer.text();
  return answer.status;
}

it.each(['/deep', '/deep/later', '/circular', '/circular/later', '/big'])(
  'a request that fails at %s is answered',
  async (path) => {
    expect([await statusOf(path, 'text/html'), await statusOf(path, 'application/json')]).toEqual([500, 500]);
  },
);

it.each(thrown.map(([what], index) => [what, index] as const))(
  'a request that fails with %s is answered',
  async (_what, index) => {
    for (const accept of ['text/html', 'application/json', 'text/plain']) {
      for (const path of [`/thrown/${index}`, `/thrown/${index}/later`]) {
        const status = await statusOf(path, accept);
        expect([path, status >= 400 && status < 600]).toEqual([path, true]);
      }
    }
  },
);
