import { existsSync } from 'node:fs';
import { join } from 'node:path';
import packages from '../node-packages.json' with { type: 'json' };

/** A system and its processor, as in `linux-x64`. */
export const thisSystem = `${process.platform}-${process.arch}`;

/** Returns the path of the Node that came with the packages for a system; null when none is installed. */
export function packagedNode(root: string, system: string = thisSystem): string | null {
  const found = Object.entries(packages).find(([name]) => name === system);
  if (found === undefined) {
    return null;
  }
  const binary = join(root, 'node_modules', found[1], 'bin', system.startsWith('win32') ? 'node.exe' : 'node');
  return existsSync(binary) ? binary : null;
}

/** Tells whether `node_modules` was installed on another system, for example on a disk that was moved. */
export function hasForeignPackages(root: string): boolean {
  return packagedNode(root) === null && Object.keys(packages).some((system) => packagedNode(root, system) !== null);
}
