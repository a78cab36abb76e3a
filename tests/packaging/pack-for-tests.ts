import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extractFile } from '@electron/asar';
import { Arch, Platform } from 'electron-builder';
import { builtFolders } from '../../build/packaging/content-check.ts';
import { type Packed, pack } from '../../build/packaging/pack.ts';
import { listArchive } from '../../build/packaging/packed-app.ts';
import { writeLinuxStandIn } from '../../build/packaging/stand-in/linux.ts';
import { writeMacStandIn } from '../../build/packaging/stand-in/macos.ts';
import { writeWindowsStandIn } from '../../build/packaging/stand-in/windows.ts';
import manifest from '../../package.json' with { type: 'json' };

export const root = join(import.meta.dirname, '../..');

/** Milliseconds. Packing takes some seconds, and many on a busy machine. */
export const packingPatience = 120_000;

/** Makes a folder below this one. The caller removes it. */
export function scratchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'juice-range-packaging-'));
}

const systems = {
  linux: { platform: Platform.LINUX, writeStandIn: writeLinuxStandIn },
  win32: { platform: Platform.WINDOWS, writeStandIn: writeWindowsStandIn },
  darwin: { platform: Platform.MAC, writeStandIn: writeMacStandIn },
} as const;

/** The packages that electron-builder looks at: what it packs, and whose version it packs it for. */
const packages = ['node_modules/better-sqlite3', 'node_modules/electron/package.json'];

/** How many files `smallProject` puts into each built folder: enough to be packed in another order, if there were one. */
const filesEach = 40;

/**
 * Lays out the project with small files in its built folders, which take a moment to pack. What a system's package has of its own does not
 * depend on them.
 * @returns the folder, below this one
 */
export function smallProject(scratch: string): string {
  const folder = join(scratch, 'project');
  for (const name of builtFolders) {
    mkdirSync(join(folder, 'dist', name), { recursive: true });
    for (let count = 0; count < filesEach; count += 1) {
      writeFileSync(join(folder, 'dist', name, `built-${count}.js`), `// ${name}, ${count}\n`);
    }
  }
  // Electron starts here, so electron-builder looks for it.
  writeFileSync(join(folder, manifest.main), '// main\n');
  for (const name of ['package.json', 'LICENSE', 'electron-builder.yml', 'resources/icons', ...packages]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  return folder;
}

/**
 * Packs the built app into a folder below this one, around a distribution of Electron that only looks like one.
 * @param archs processors, each of which gets a package
 * @param project the project's folder, or one that looks like it
 */
export function packForTests(
  scratch: string,
  name: string,
  system: keyof typeof systems,
  archs: readonly Arch[] = [Arch.x64],
  profile: string | null = null,
  project = root,
): Promise<readonly Packed[]> {
  const { platform, writeStandIn } = systems[system];
  const electron = mkdtempSync(join(scratch, 'electron-'));
  writeStandIn(electron);
  return pack({
    root: project,
    electron,
    output: join(scratch, name),
    platform: system,
    targets: platform.createTarget('dir', ...archs),
    profile,
  });
}

/**
 * Lays out a packed app as Electron sees it, with a folder in place of the archive, which only Electron can read.
 * @returns path of its main bundle
 */
export function unpackedApp({ folder: { resources } }: Packed, target: string): string {
  for (const { path, isUnpacked } of listArchive(resources)) {
    if (!isUnpacked) {
      const file = join(target, 'app.asar', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, extractFile(join(resources, 'app.asar'), path));
    }
  }
  cpSync(join(resources, 'app.asar.unpacked'), join(target, 'app.asar.unpacked'), { recursive: true });
  return join(target, 'app.asar/dist/main/main.js');
}

/** Returns the only item. Fails when there are none or several. */
export function only<Item>(items: readonly Item[]): Item {
  const [first, ...others] = items;
  if (first === undefined || others.length > 0) {
    throw new Error(`Expected one item, found ${items.length}.`);
  }
  return first;
}
