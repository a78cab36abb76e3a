import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pagePolicy, send, sendJson } from './respond.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Finds built files by their names, such as `chunks/x.js`. No request names a path: the names were listed at the start. */
export interface Pages {
  /** Sends a file; 404 when there is none of this name. */
  send(response: ServerResponse, name: string): void;
}

/** Lists the files of the board's pages. They are read when somebody asks, since a class opens few pages. */
export function openPages(folder: string): Pages {
  const names = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length + 1).replaceAll('\\', '/');
      return entry.isFile() && types[extname(name)] !== undefined ? [[name, path] as const] : [];
    }),
  );
  return {
    send: (response, name) => {
      const path = names.get(name);
      const type = types[extname(name)];
      if (path === undefined || type === undefined) {
        sendJson(response, 404, { error: 'notFound' });
        return;
      }
      send(response, 200, type, readFileSync(path), { 'content-security-policy': pagePolicy });
    },
  };
}
