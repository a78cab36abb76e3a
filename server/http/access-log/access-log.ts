import type { FastifyInstance } from 'fastify';
import { combinedLine } from './combined-line.ts';
import { makeLogFolder, openDailyFile } from './daily-file.ts';

/**
 * Logs every request that gets as far as `app`'s routes with its body read, refused ones included (api-account.md 1,
 * row 25). Call before the guards are registered.
 * @param folder made when missing; null logs nothing (ephemeral shops leave no files)
 */
export async function registerAccessLog(
  app: FastifyInstance,
  folder: string | null,
  warn: (text: string) => void,
): Promise<void> {
  if (folder === null) {
    return;
  }
  await makeLogFolder(folder).catch((error) => warn(`The folder of the access log cannot be made: ${error}`));
  const file = openDailyFile(folder, warn);
  app.addHook('preHandler', (request, reply, done) => {
    reply.raw.once('close', () => file.write(combinedLine(request, reply, new Date())));
    done();
  });
  app.addHook('onClose', () => file.close());
}
