import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { combinedLine } from './combined-line.ts';
import { type DailyFile, openDailyFile } from './daily-file.ts';
import type { MemoryLog } from './memory-log.ts';

/**
 * Logs every request that gets as far as `app`'s routes with its body read, refused ones included (api-account.md 1,
 * row 25). Call before the guards are registered.
 * @param logs the folder, made when missing, or the log of a shop that leaves no files
 */
export async function registerAccessLog(
  app: FastifyInstance,
  logs: string | MemoryLog,
  warn: (text: string) => void,
): Promise<void> {
  const file = typeof logs === 'string' ? await openFolder(logs, warn) : logs;
  app.addHook('preHandler', (request, reply, done) => {
    reply.raw.once('close', () => file.write(combinedLine(request, reply, new Date())));
    done();
  });
  app.addHook('onClose', () => file.close());
}

async function openFolder(folder: string, warn: (text: string) => void): Promise<DailyFile> {
  await mkdir(folder, { recursive: true }).catch((error) =>
    warn(`The folder of the access log cannot be made: ${error}`),
  );
  return openDailyFile(folder, warn);
}
