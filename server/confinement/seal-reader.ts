import sqlite, { DatabaseSync } from 'node:sqlite';
import { pin, refuseEach, refusing } from './refusal.ts';
import { sealLoading } from './seal-loading.ts';
import { sealProcess } from './seal-process.ts';
import { sealWebClients } from './seal-web-clients.ts';
import { sealStatements } from './statement-gate.ts';

/**
 * Seals the reader. If hostile SQL ever gets out of SQLite, it finds a process without files, addons, children or workers (permission
 * model), without other modules, other processes, local sockets or clients of the network, and without a way to open another database. Call this once, with the
 * database open.
 */
export function sealReader(): void {
  const { prototype } = DatabaseSync;
  sealStatements(prototype);
  refuseEach(prototype, ['open', 'enableLoadExtension', 'loadExtension', 'createTagStore'], 'SQLite');
  pin(prototype, 'constructor', refusing('another database'));
  for (const name of ['DatabaseSync', 'Database', 'backup']) {
    if (name in sqlite) {
      pin(sqlite, name, refusing('another database'));
    }
  }
  sealProcess();
  sealWebClients();
  sealLoading({ builtins: [], folder: null });
}
