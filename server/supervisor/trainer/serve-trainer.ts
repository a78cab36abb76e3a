import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** The trainer's page, while it is served. */
export interface TrainerServer {
  /** Its address, with the token. Whoever has it sees the solutions. */
  readonly url: string;
  stop(): void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Serves the trainer's page from the supervisor's process, for `--trainer` (decision 46). It listens on this machine only, under a token that is new
 * with each start, and nothing that it reads can be named by a request: the shop knows neither its address nor its folder.
 * @param folder `dist/trainer`
 * @param shop the shop's address, which the page's links lead to
 */
export async function serveTrainer(folder: string, shop: () => string | null): Promise<TrainerServer> {
  const token = randomBytes(24).toString('base64url');
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number) => response.writeHead(status, headers).end();
    if (!hosts.has(request.headers.host ?? '')) {
      refuse(421);
      return;
    }
    const [, given, file] = /^\/([^/?#]+)\/([a-z0-9-]+\.[a-z0-9]+)?$/.exec(request.url ?? '') ?? [];
    if (given === undefined || !isSame(given, token)) {
      refuse(404);
      return;
    }
    if (request.method !== 'GET') {
      refuse(405);
      return;
    }
    const name = file ?? 'trainer.html';
    const type = types[extname(name)];
    const content = type === undefined ? null : await readFile(join(folder, name)).catch(() => null);
    if (content === null) {
      refuse(404);
      return;
    }
    const address = shop();
    const body =
      name === 'trainer.html' && address !== null
        ? content.toString('utf8').replace('data-shop-address=""', `data-shop-address="${new URL(address).host}"`)
        : content;
    response.writeHead(200, { ...headers, 'content-type': type }).end(body);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on an address and a port has such an address.
  const { port } = server.address() as AddressInfo;
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  // The page alone doesn't keep the command running.
  server.unref();
  return {
    url: `http://127.0.0.1:${port}/${token}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Compares without telling by the time it takes how much of the token is right. */
function isSame(given: string, token: string): boolean {
  const [left, right] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
