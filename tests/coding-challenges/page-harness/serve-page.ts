import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** A server of another build of the page, in front of a shop. */
export interface PageServer {
  /** `http://localhost:<port>` */
  readonly url: string;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * Serves the files of a folder, and passes all other requests on to a shop as if they came from its own page. Browsers keep these files,
 * compiled, from one visit to the next, which they don't where a test answers for the shop.
 */
export async function servePage(folder: string, shop: string): Promise<PageServer> {
  const server = createServer((asked, answer) => {
    const file = fileOf(folder, new URL(asked.url ?? '/', shop).pathname);
    if (file === undefined) {
      passOn(shop, asked, answer);
      return;
    }
    const type = extname(file);
    answer.setHeader('content-type', types[type] ?? 'application/octet-stream');
    answer.setHeader('cache-control', type === '.html' ? 'no-store' : 'max-age=3600, immutable');
    createReadStream(file).pipe(answer);
  });
  // The page's socket goes on with requests.
  server.on('upgrade', (_asked, socket) => socket.destroy());
  server.listen(0, 'localhost');
  await once(server, 'listening');
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passOn(shop: string, asked: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...asked.headers, host: new URL(shop).host };
  if (headers.origin !== undefined) {
    headers.origin = shop;
  }
  const onward = request(shop + asked.url, { method: asked.method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}

function fileOf(folder: string, pathname: string): string | undefined {
  const file = join(folder, pathname === '/' ? 'index.html' : pathname);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}
