import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { registerFormParser } from '../frame/body-parser.ts';

/**
 * Reads the bodies of the upload routes registered on `app`, which are handled before all others: forms are parsed,
 * multipart is left for `readUpload`, everything else stays unread (api-account.md 1, rows 22 and 23).
 */
export async function registerUploadParsers(app: FastifyInstance): Promise<void> {
  registerFormParser(app);
  // Who reads a file looks at its limit: the library's own refusal comes only once all of it has arrived.
  await app.register(multipart, { throwFileSizeLimit: false });
}
