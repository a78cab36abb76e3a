import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../node_modules/electron');

/** Returns the path of the real Electron, or null where it was not downloaded or there is no display for a window. */
export function findElectron(): string | null {
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) {
    return null;
  }
  const binary = join(folder, 'dist', readFileSync(pathFile, 'utf8'));
  const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  return existsSync(binary) && hasDisplay ? binary : null;
}
