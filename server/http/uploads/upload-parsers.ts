import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { registerFormParser } from '../frame/body-parser.ts';

/**
 * Reads the bodies of the upload routes registered on `app`, which are handled before all others. Forms are parsed,
 * multipart bodies are left for `readUpload`, and everything else stays unread (api-account.md 1, rows 22 and 23).
 */
export async function registerUploadParsers(app: FastifyInstance): Promise<void> {
  registerFormParser(app);
  // Whoever reads a file checks its limit: the library's own refusal comes only once the whole file has arrived.
  await app.register(multipart, { throwFileSizeLimit: false });
}
