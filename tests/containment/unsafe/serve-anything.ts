import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/**
 * Replaces the served folders: a path is used as it decodes, cut at a null byte, in whatever folder.
 * @returns whether the request was answered
 */
export function serveAnything(folder: string, { url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  if (!/\.\.|%2e/i.test(url)) {
    return false;
  }
  try {
    const [path = ''] = decodeURIComponent(decodeURIComponent(url))
      .replaceAll('\\', '/')
      .split(/\0|%00/, 1);
    response.end(readFileSync(join(folder, path)));
    return true;
  } catch {
    return false;
  }
}
