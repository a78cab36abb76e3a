import { realpathSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { repository } from '../paths.ts';
import { englishTextsInParts } from '../plugins/english-texts.ts';
import { devFolders } from './folders.ts';

/** What the page's server needs to know about the shop behind it. */
export interface ShopBehind {
  readonly port: number;
  /** Resolves when there is nothing left to wait for: the shop either responds or has failed. */
  readonly settled: () => Promise<void>;
}

/** Paths that Vite serves itself: modules, their hot replacement, and the inline scripts of the index page. */
const ownPaths = /^\/(?:@|src\/|index\.html\?html-proxy)/;
const ownProtocols: ReadonlySet<unknown> = new Set(['vite-hmr', 'vite-ping']);

/**
 * Creates Vite's development server for the page. Everything that is not a source of the page comes from the shop: its API, its sockets,
 * and also the index page, with the configured name, icon and language.
 * @returns a server that is not listening yet
 */
export function createPageServer(
  port: number,
  allowedHosts: readonly string[],
  shop: ShopBehind,
): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root: join(repository, 'renderer'),
    cacheDir: devFolders.cache,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    // All packages are prepared at once, because finding another one later would reload every open page.
    optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
    plugins: [react(), englishTextsInParts(), waitForShop(shop)],
    server: {
      host: 'localhost',
      port,
      allowedHosts: [...allowedHosts],
      // The shop answers preflight requests itself.
      cors: false,
      fs: { allow: [repository, realpathSync(join(repository, 'node_modules'))] },
      proxy: {
        '^/': {
          target: `http://127.0.0.1:${shop.port}`,
          ws: true,
          // Host and Origin stay as the browser sends them, since the shop compares them.
          changeOrigin: false,
          bypass: (request) => (isOwn(request) ? request.url : undefined),
        },
      },
    },
  });
}

function isOwn({ url = '', headers }: IncomingMessage): boolean {
  return ownPaths.test(url) || ownProtocols.has(headers['sec-websocket-protocol']);
}

/** Makes requests wait while the shop restarts. */
function waitForShop({ settled }: ShopBehind): Plugin {
  return {
    name: 'wait-for-shop',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        (isOwn(request) ? Promise.resolve() : settled()).then(() => next(), next);
      });
    },
  };
}
