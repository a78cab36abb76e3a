import { extname } from 'node:path';
import send from '@fastify/send';

/**
 * Returns the content type of a file by its name. Text types carry their charset in capitals, as the contract's file
 * server writes it (api-account.md 3.3).
 */
export function contentTypeOf(path: string): string {
  const type = send.mime.getType(extname(path)) ?? 'application/octet-stream';
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=UTF-8` : type;
}
