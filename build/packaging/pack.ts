import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AfterPackContext, Arch, build, type Configuration, type FileSet, type Platform } from 'electron-builder';
import { findFaults } from './content-check.ts';
import { findFuseFaults } from './fuse-check.ts';
import { largestOverhead, overheadOf } from './installer-size.ts';
import { findTooNew } from './oldest-systems.ts';
import type { PackedFolder } from './packed-app.ts';

/** What to pack, from where, and where to. */
export interface PackOrder {
  /** Folder of the project, with `electron-builder.yml` and the built app in `dist/`. */
  readonly root: string;
  readonly platform: PackedFolder['platform'];
  /** Targets for that platform, as electron-builder's `Platform.createTarget` and `createTargets` return them. */
  readonly targets: ReadonlyMap<Platform, Map<Arch, string[]>>;
  /** Folder for the packages. */
  readonly output: string;
  /** An unpacked distribution of Electron. With null, electron-builder downloads one, or takes it from its cache. */
  readonly electron: string | null;
  /** A checked workshop profile with which the app starts. */
  readonly profile: string | null;
  /** Other settings that differ from electron-builder.yml. */
  readonly changes?: Configuration;
}

/** A packed folder, and how many bytes it adds to an installer with Electron alone. */
export interface Packed {
  readonly folder: PackedFolder;
  readonly overhead: number;
}

/**
 * Packs the built app with electron-builder, and inspects each result before installers are made from it.
 * @throws when a package is not as it should be, with one line per fault
 */
export async function pack(order: PackOrder): Promise<readonly Packed[]> {
  const packed = new Map<string, Packed>();
  const contexts: AfterPackContext[] = [];
  await build({
    projectDir: order.root,
    targets: new Map(order.targets),
    publish: 'never',
    config: {
      ...order.changes,
      files: [sqliteFiles(order.platform)],
      beforeBuild: () => Promise.resolve(leavePackagesAlone),
      directories: { output: order.output },
      ...(order.electron === null ? {} : { electronDist: resolve(order.electron) }),
      ...(order.profile === null ? {} : { extraResources: [{ from: resolve(order.profile), to: profileResource }] }),
      afterExtract: removeElectronsOwnApp,
      afterPack: (context) => {
        contexts.push(context);
        packed.set(context.appOutDir, inspect(order, context));
      },
    },
  });
  // The halves of a universal app are gone by now; the app made from them was inspected too.
  const left = contexts.filter(({ appOutDir }) => existsSync(appOutDir));
  refuse((await Promise.all(left.map(findFuseFaults))).flat());
  return left.flatMap(({ appOutDir }) => packed.get(appOutDir) ?? []);
}

/**
 * Returned to electron-builder to say that packages are taken care of. There is nothing to compile, since better-sqlite3 brings
 * Node-API binaries that Electron can load, and the dependencies in package.json are bundled, not packed.
 */
const leavePackagesAlone = false;

/** The binaries of better-sqlite3 that go into a package. Both halves of a universal app must hold the same files. */
const binaries = { linux: `linux-\${arch}`, win32: `win32-\${arch}`, darwin: 'darwin-*' } as const;

/** Returns the files that run from the only package that is not bundled. */
function sqliteFiles(platform: PackOrder['platform']): FileSet {
  const folder = 'node_modules/better-sqlite3';
  return {
    from: folder,
    to: folder,
    filter: ['LICENSE', 'package.json', 'lib/**/*.js', `prebuilds/${binaries[platform]}.node`],
  };
}

/** Name of the profile among the resources, where main/ looks for it. */
export const profileResource = 'workshop.yml';

function inspect({ root, platform }: PackOrder, { appOutDir, arch, packager }: AfterPackContext): Packed {
  const folder: PackedFolder = {
    platform,
    processors: arch === Arch.universal ? ['arm64', 'x64'] : [Arch[arch]],
    resources: packager.getResourcesDir(appOutDir),
  };
  refuse([...findFaults(root, folder), ...findTooNew(appOutDir)]);
  const overhead = overheadOf(folder.resources);
  if (overhead > largestOverhead) {
    refuse([`It adds ${mebibytes(overhead)} MiB to an installer; the limit is ${mebibytes(largestOverhead)} MiB.`]);
  }
  return { folder, overhead };
}

/** Removes Electron's own app, which electron-builder removes from a downloaded distribution but not from an installed one. */
function removeElectronsOwnApp({ appOutDir, packager }: AfterPackContext): void {
  rmSync(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true });
  rmSync(join(appOutDir, 'version'), { force: true });
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) {
    const shown = faults.slice(0, 20);
    const rest = faults.length - shown.length;
    throw new Error(['The package is not sound:', ...shown, ...(rest > 0 ? [`and ${rest} more.`] : [])].join('\n  '));
  }
}

/** Formats bytes as mebibytes with one decimal. */
export function mebibytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
