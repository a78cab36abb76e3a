import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listArchive, listFiles, type PackedFile, type PackedFolder } from './packed-app.ts';

/** The built folders that run in the app. */
export const builtFolders = ['main', 'preload', 'shell', 'server', 'renderer', 'trainer', 'class-board'] as const;

/** Files in `dist/` that are only for debugging, or only for the Node that built them. */
const isLeftOut = (path: string) => /\.(?:map|code)$/.test(path);

/** The only package that is not bundled, and the files in it that run. */
const sqlite = 'node_modules/better-sqlite3';
const sqliteFiles = new RegExp(
  `^${sqlite}/(?:LICENSE|package\\.json|lib/[a-z/0-9-]+\\.js|prebuilds/[a-z0-9-]+\\.node)$`,
);

/** What is beside the archive: the system's own icons and languages, and a workshop profile. */
const resourceFiles =
  /^(?:app\.asar|app\.asar\.unpacked|workshop\.yml|backup\.ico|icon\.icns|backup\.icns|Assets\.car)$/;
const electronResources = /^(?:[\w-]+\.lproj|LICENSE\.electron\.txt|LICENSES\.chromium\.html|electron\.icns)$/;

/**
 * Compares a packed app with what was built: nothing may be missing or changed, and everything in it must run.
 * @param root folder of the project, with `dist/`
 * @returns one sentence per fault; none for a sound package
 */
export function findFaults(root: string, packed: PackedFolder): readonly string[] {
  const archive = listArchive(packed.resources);
  return [
    ...missingFiles(root, archive),
    ...foreignFiles(archive),
    ...wrongBinaries(archive, packed),
    ...looseFiles(archive, packed.resources),
    ...strangersBeside(packed.resources),
  ];
}

function missingFiles(root: string, archive: readonly PackedFile[]): readonly string[] {
  const packed = new Map(archive.map((file) => [file.path, file]));
  return builtFolders
    .flatMap((folder) => listFiles(join(root, 'dist', folder)).map((name) => `dist/${folder}/${name}`))
    .filter((path) => !isLeftOut(path))
    .flatMap((path) => {
      const file = packed.get(path);
      if (file === undefined) {
        return [`${path} was built, but is not in the package.`];
      }
      return file.hash === hashOf(join(root, path)) ? [] : [`${path} differs from what was built.`];
    });
}

function foreignFiles(archive: readonly PackedFile[]): readonly string[] {
  return archive
    .map(({ path }) => path)
    .filter((path) => isLeftOut(path) || !isOurs(path))
    .map((path) => `${path} is in the package, but does not run.`);
}

function isOurs(path: string): boolean {
  return (
    path === 'package.json' ||
    path === 'LICENSE' ||
    builtFolders.some((folder) => path.startsWith(`dist/${folder}/`)) ||
    sqliteFiles.test(path)
  );
}

function wrongBinaries(archive: readonly PackedFile[], { platform, processors }: PackedFolder): readonly string[] {
  const found = archive.map(({ path }) => path).filter((path) => path.endsWith('.node'));
  // Both halves of a universal app must hold the same files, so on macOS each holds both binaries.
  const wanted = (platform === 'darwin' ? ['arm64', 'x64'] : processors).map(
    (processor) => `${sqlite}/prebuilds/${platform}-${processor}.node`,
  );
  return [
    ...wanted.filter((path) => !found.includes(path)).map((path) => `${path} is missing.`),
    ...found.filter((path) => !wanted.includes(path)).map((path) => `${path} is for another system.`),
  ];
}

/** Checks that the unpacked files match the archive's list, unchanged and with nothing added, and that whatever must be unpacked is. */
function looseFiles(archive: readonly PackedFile[], resources: string): readonly string[] {
  const folder = join(resources, 'app.asar.unpacked');
  const there = new Set(listFiles(folder));
  const expected = archive.filter(({ isUnpacked }) => isUnpacked);
  const names = new Set(expected.map(({ path }) => path));
  const isReadByName = (path: string) => /^(?:dist\/(?:server|renderer|class-board)|node_modules)\//.test(path);
  return [
    ...expected.flatMap(({ path, hash }) => {
      if (!there.has(path)) {
        return [`${path} is missing beside the archive.`];
      }
      return hash === hashOf(join(folder, path)) ? [] : [`${path} differs from what the archive says.`];
    }),
    ...[...there].filter((path) => !names.has(path)).map((path) => `${path} is beside the archive, but unlisted.`),
    ...archive
      .filter(({ path, isUnpacked }) => isReadByName(path) && !isUnpacked)
      .map(({ path }) => `${path} is inside the archive, where the confined processes cannot read it.`),
  ];
}

function strangersBeside(resources: string): readonly string[] {
  return readdirSync(resources)
    .filter((name) => !resourceFiles.test(name) && !electronResources.test(name))
    .map((name) => `${name} does not belong among the resources.`);
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
