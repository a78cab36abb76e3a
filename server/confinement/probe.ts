import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import v8 from 'node:v8';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { type SqlDatabase, SqlTextError } from '../database/shop-database.ts';
import type { ConfinementReport } from '../supervisor/messages.ts';
import { isRefusal } from './refusal.ts';

/** A V8 flag that is set to its default. */
const harmlessFlag = '--stack-trace-limit=10';

/**
 * Tries each wall from inside, once everything is sealed. An attempt that isn't refused is undone at once.
 * @param database any open database of the shop
 */
export function probeWalls(database: SqlDatabase): ConfinementReport {
  return {
    permissionModel: isPermissionModelOn(),
    refused: {
      readOutside: isRefused(() => closeSync(openSync(process.execPath, 'r'))),
      writeOutside: isRefused(writeOutside),
      childProcess: isRefused(() => spawnSync(process.execPath, ['--version'])),
      worker: isRefused(() => new Worker('', { eval: true }).terminate()),
      addon: isRefused(() => process.dlopen({ exports: {} }, process.execPath)),
      attach: isRefused(() => attach(database)),
      otherDatabase: isRefused(() => new Database(':memory:').close()),
      moduleLoading: isRefused(() => process.getBuiltinModule('node:repl')),
      engineFlags: isRefused(() => v8.setFlagsFromString(harmlessFlag)),
      archives: isRefusedOrAbsent('_getOrCreateArchive', process.execPath),
    },
  };
}

function isPermissionModelOn(): boolean {
  const { permission } = process;
  return permission !== undefined && !permission.has('child') && !permission.has('fs.read', process.execPath);
}

function isRefused(attempt: () => unknown): boolean {
  try {
    attempt();
    return false;
  } catch (error) {
    return isRefusal(error) || (error instanceof SqlTextError && error.code === 'SQLITE_AUTH');
  }
}

/** Returns whether a method that only Electron's Node has is refused or absent. */
function isRefusedOrAbsent(name: string, ...given: readonly unknown[]): boolean {
  const method: unknown = Reflect.get(process, name);
  return typeof method !== 'function' || isRefused(() => method.apply(process, given));
}

function writeOutside(): void {
  const path = join(tmpdir(), `juice-range-probe-${process.pid}`);
  closeSync(openSync(path, 'wx'));
  rmSync(path);
}

function attach(database: SqlDatabase): void {
  database.run("ATTACH ':memory:' AS probe");
  database.run('DETACH probe');
}
