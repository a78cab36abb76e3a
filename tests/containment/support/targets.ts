import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Targets } from '../probe/attempt.ts';

/** What an attacker is after, planted next to a data folder. */
export interface PlantedTargets {
  readonly targets: Targets;
  /** Creates one more empty data folder. */
  dataFolder(): string;
  remove(): Promise<void>;
}

/** Plants a canary file, a canary database, a local socket and a folder that anyone may write to. */
export async function plantTargets(): Promise<PlantedTargets> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-containment-')));
  const secret = `canary${process.pid}`;
  const outside = join(root, 'outside');
  mkdirSync(outside);
  const canary = join(outside, 'canary.txt');
  writeFileSync(canary, `CANARY=${secret}\n`);
  const canaryDatabase = join(outside, 'canary.sqlite');
  const database = new Database(canaryDatabase);
  database.exec('CREATE TABLE loot (secret TEXT)');
  database.prepare('INSERT INTO loot VALUES (?)').run(secret);
  database.close();
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${secret}` : join(root, 'socket');
  const server = createServer((connection) => {
    // An attacker's process may end in the middle of it.
    connection.on('error', () => {});
    connection.end(secret);
  }).listen(socket);
  await new Promise((resolve) => server.once('listening', resolve));
  // It responds to whoever connects, and whatever they say.
  const service = createServer((connection) => {
    connection.on('error', () => {});
    connection.resume();
    connection.end(`HTTP/1.1 200 OK\r\nContent-Length: ${secret.length}\r\nConnection: close\r\n\r\n${secret}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  // A listening TCP server has such an address.
  const port = Number(Object(service.address()).port);
  return {
    targets: { canary, canaryDatabase, outside, socket, port, addon: addonPath(), data: '', secret },
    dataFolder: () => mkdtempSync(join(root, 'data-')),
    remove: async () => {
      await Promise.all([server, service].map((each) => new Promise((resolve) => each.close(resolve))));
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Returns the one native library that certainly exists: this process has just loaded it. */
function addonPath(): string {
  const addon = Object.keys(createRequire(import.meta.url).cache).find((path) => /better-sqlite3.*\.node$/.test(path));
  if (addon === undefined) {
    throw new Error('The native library of better-sqlite3 is not among the loaded modules.');
  }
  return addon;
}
