import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { inject } from 'vitest';
import type { Prey } from '../attempts/attacker.ts';

/** What there is to be won, and the signs that it was. */
export interface PlantedPrey {
  readonly prey: Prey;
  /** Tidies up, so that any damage from now on is new. */
  lookAway(): void;
  /** Returns the damage since the last reset; undefined for none. */
  damage(): string | undefined;
  remove(): Promise<void>;
}

/** Plants canaries, a database, another service on both loopback addresses, and a process with a secret in its environment. */
export async function plantPrey(): Promise<PlantedPrey> {
  // Short, since some holes take few characters.
  const makeFolder = () => realpathSync(mkdtempSync(join(inject('systemTemporary'), 'jr')));
  const root = makeFolder();
  const outside = makeFolder();
  const secret = `canary${process.pid}x${Math.random().toString(36).slice(2)}`;
  const canary = join(root, 'c.txt');
  writeFileSync(canary, secret);
  const database = join(root, 'c.sqlite');
  plantDatabase(database, secret);
  const visits: string[] = [];
  const others = await startOther(visits, secret);
  const neighbour = startNeighbour(secret);
  await once(neighbour, 'spawn');
  let seen = 0;
  return {
    prey: {
      secret,
      canary,
      database,
      outside,
      addon: addonPath(),
      otherPort: portOf(others[0]),
      supervisorPid: neighbour.pid ?? 0,
    },
    lookAway: () => {
      rmSync(outside, { recursive: true, force: true });
      mkdirSync(outside);
      seen = visits.length;
    },
    damage: () => {
      const made = readdirSync(outside);
      if (made.length > 0) {
        return `there is now ${made.join()} outside`;
      }
      return visits.length > seen ? `the other service received requests for ${visits.slice(seen).join()}` : undefined;
    },
    remove: async () => {
      neighbour.kill('SIGKILL');
      await Promise.all(others.map((server) => new Promise((resolve) => server.close(resolve))));
      for (const folder of [root, outside]) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function plantDatabase(path: string, secret: string): void {
  const database = new Database(path);
  database.exec('CREATE TABLE loot (secret TEXT)');
  database.prepare('INSERT INTO loot VALUES (?)').run(secret);
  database.close();
}

/** Starts another service on this machine, which records every request. */
async function startOther(visits: string[], secret: string): Promise<readonly [Server, ...Server[]]> {
  const start = async (host: string, port: number) => {
    const server = createServer((request, response) => {
      visits.push(`${request.method} ${request.url}`);
      response.end(secret);
    });
    server.keepAliveTimeout = 1;
    server.listen(port, host);
    await once(server, 'listening');
    return server;
  };
  const first = await start('127.0.0.1', 0);
  return [first, await start('::1', portOf(first))];
}

function portOf(server: Server): number {
  // A server that listens on a host and a port has an address of this type.
  return (server.address() as AddressInfo).port;
}

/** Starts another process of the same user, which holds a secret in its environment. */
function startNeighbour(secret: string): ChildProcess {
  return spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)'], { env: { CANARY: secret }, stdio: 'ignore' });
}

/** Returns the one native library that certainly exists: this process has just loaded it. */
function addonPath(): string {
  const addon = Object.keys(createRequire(import.meta.url).cache).find((path) => /better-sqlite3.*\.node$/.test(path));
  if (addon === undefined) {
    throw new Error('The native library of better-sqlite3 is not among the loaded modules.');
  }
  return addon;
}
