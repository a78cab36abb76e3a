import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDataFolder } from './claim-data-folder.ts';
import { defaultDataFolder, type Environment } from './default-data-folder.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * Finds the folder for the shop's data when nobody says otherwise. Earlier versions kept it in Windows' roaming profile: such a folder is moved once,
 * and never over an existing one.
 * @returns the new folder; the old one while it can't be moved, for instance because another Juice Range uses it
 */
export function settleDataFolder(
  platform: NodeJS.Platform = process.platform,
  environment: Environment = process.env,
  home: string = homedir(),
): string {
  const folder = defaultDataFolder(platform, environment, home);
  if (platform !== 'win32') {
    return folder;
  }
  const roaming = join(environment.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Juice Range', 'shop');
  if (existsSync(folder) || !isDataFolder(roaming)) {
    return folder;
  }
  return !isInUse(roaming) && move(roaming, folder) ? folder : roaming;
}

function isInUse(folder: string): boolean {
  const lock = lockFolder(folder);
  if (lock.kind === 'held') {
    lock.release();
  }
  return lock.kind === 'taken';
}

function move(from: string, to: string): boolean {
  // A profile may be on a server, so what has to be copied from there gets its name only when it is complete.
  const draft = `${to}-moving-${process.pid}`;
  try {
    mkdirSync(dirname(to), { recursive: true });
    if (!tryRename(from, to)) {
      cpSync(from, draft, { recursive: true, preserveTimestamps: true });
      renameSync(draft, to);
      rmSync(from, { recursive: true, force: true });
    }
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    return existsSync(to);
  }
}

/** @returns false when the two places are on different disks */
function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EXDEV') {
      return false;
    }
    throw error;
  }
}
