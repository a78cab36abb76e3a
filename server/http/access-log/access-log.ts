import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { combinedLine } from './combined-line.ts';
import { type DailyFile, openDailyFile } from './daily-file.ts';
import type { MemoryLog } from './memory-log.ts';

/**
 * Logs every request that reaches the routes of `app` with its body read, including refused ones (api-account.md 1, row
 * 25). Must be called before the guards are registered.
 * @param logs the folder, which is created when missing, or the log of a shop that leaves no files
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
    warn(`The access log's folder cannot be created: ${error}`),
  );
  return openDailyFile(folder, warn);
}
