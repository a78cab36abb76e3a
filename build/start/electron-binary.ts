import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';

/** Folder of the npm package `electron`, whose binary is downloaded at first use. */
export const electronPackage = join(repository, 'node_modules/electron');

/** Returns the Electron version that the package installs. */
export function electronVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(electronPackage, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Error('The package electron has no version.');
}

/**
 * Returns the path of Electron's binary, which it finds as the package itself does (its index.js), or null when the binary is not
 * downloaded yet or belongs to another version.
 */
export function findElectronBinary(): string | null {
  const elsewhere = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (elsewhere !== undefined && elsewhere !== '') {
    const binary = join(elsewhere, readIfThere(join(electronPackage, 'path.txt')) ?? 'electron');
    return existsSync(binary) ? binary : null;
  }
  const name = readIfThere(join(electronPackage, 'path.txt'));
  const version = readIfThere(join(electronPackage, 'dist/version'))?.replace(/^v/, '');
  if (name === null || version !== electronVersion()) {
    return null;
  }
  const binary = join(electronPackage, 'dist', name);
  return existsSync(binary) ? binary : null;
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}
