import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { writeArchive } from './archive.ts';
import { type Machine, writeServerFolder } from './server-folder.ts';

/** A server folder to make, Node included. */
export interface PortableOrder {
  /** Folder of the project, with `dist/` and `node_modules/`. */
  readonly root: string;
  readonly machine: Machine & { readonly system: 'linux' | 'darwin' | 'win32' };
  /** Path of a Node for that machine. */
  readonly node: string;
  /** Path of a checked workshop profile with which the server starts. */
  readonly profile: string | null;
}

/** For each system: the names of the programs, the format of the archive, and the line end. */
const systems = {
  linux: { name: 'linux', node: 'node', start: 'juice-range', archive: 'tar.gz', lineEnd: '\n' },
  darwin: { name: 'mac', node: 'node', start: 'juice-range', archive: 'tar.gz', lineEnd: '\n' },
  win32: { name: 'win', node: 'node.exe', start: 'juice-range.cmd', archive: 'zip', lineEnd: '\r\n' },
} as const;

/** Returns the name of a portable folder, which is also the name of its archive without the extension. */
function nameOf({ system, processor }: PortableOrder['machine']): string {
  return `juice-range-${manifest.version}-server-${systems[system].name}-${processor}`;
}

/**
 * Writes the server, a Node, and one file that starts it into a new folder below `parent`. The folder works wherever it is put.
 * @returns path of the folder
 * @throws as `writeServerFolder` does
 */
export function writePortableServer({ root, machine, node, profile }: PortableOrder, parent: string): string {
  const folder = join(parent, nameOf(machine));
  const names = systems[machine.system];
  const parts = join(root, 'build/packaging/portable');
  writeServerFolder(root, folder, machine);
  mkdirSync(join(folder, 'node'));
  copyFileSync(node, join(folder, 'node', names.node));
  copyFileSync(join(parts, 'node-licence.txt'), join(folder, 'node/LICENSE'));
  for (const name of [names.start, 'README.txt']) {
    const text = readFileSync(join(parts, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll('\n', names.lineEnd), {
      mode: name === names.start ? 0o755 : 0o644,
    });
  }
  if (profile !== null) {
    copyFileSync(profile, join(folder, 'workshop.yml'));
  }
  return folder;
}

/**
 * Makes the archive of a server folder in `output`.
 * @param check checks the folder before it is packed; receives the paths of its Node and of the script that serves
 * @returns path of the archive
 */
export async function packPortableServer(
  order: PortableOrder,
  output: string,
  check: (command: readonly [node: string, script: string]) => Promise<void>,
): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'juice-range-server-'));
  try {
    const { node, archive } = systems[order.machine.system];
    const folder = writePortableServer(order, scratch);
    await check([join(folder, 'node', node), join(folder, 'dist/server/cli.js')]);
    const file = join(output, `${nameOf(order.machine)}.${archive}`);
    await writeArchive(folder, file);
    return file;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
