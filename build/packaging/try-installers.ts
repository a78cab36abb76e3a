import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { tryStart } from './try-start.ts';

/** An app that an installer has installed. */
interface Installed {
  /** Path of the program. */
  readonly program: string;
  /** Removes whatever is outside the folder given to the installer. */
  remove(): void;
}

/** A kind of file that `npm run dist` makes. */
interface InstallerKind {
  /** Matches the end of the file name. */
  readonly ending: RegExp;
  /** @param folder an empty folder, for installers that accept a target */
  install(file: string, folder: string): Installed;
}

const nothingLeft = () => {};

/** The kinds for each system. More specific names come first. */
export const installerKinds: Readonly<Partial<Record<NodeJS.Platform, readonly InstallerKind[]>>> = {
  linux: [
    { ending: /\.AppImage$/, install: makeExecutable },
    { ending: /\.deb$/, install: installDebianPackage },
  ],
  win32: [
    { ending: /-portable-\w+\.exe$/, install: (file) => ({ program: file, remove: nothingLeft }) },
    { ending: /\.exe$/, install: runWindowsInstaller },
    { ending: /\.msi$/, install: installWindowsPackage },
  ],
  darwin: [
    { ending: /\.dmg$/, install: copyFromDiskImage },
    { ending: /\.zip$/, install: unpackZip },
  ],
};

/**
 * Installs each installer in a folder, starts the app until its shop responds, and uninstalls it again.
 * @returns one sentence per installer
 * @throws when an installer of some kind is missing, or an installed app does not start
 */
export async function tryInstallers(folder: string, kinds: readonly InstallerKind[]): Promise<readonly string[]> {
  const found = kinds.map((kind) => ({ kind, names: namesOf(kind, kinds, readdirSync(folder)) }));
  const missing = found.find(({ names }) => names.length === 0);
  if (missing !== undefined) {
    throw new Error(`There is no installer ${missing.kind.ending} in ${folder}.`);
  }
  const sentences: string[] = [];
  for (const { kind, names } of found) {
    for (const name of names) {
      sentences.push(`${name}: its shop answered after ${await tryInstaller(kind, join(folder, name))} ms.`);
    }
  }
  return sentences;
}

/** Returns the names for which this is the first matching kind. */
function namesOf(kind: InstallerKind, kinds: readonly InstallerKind[], names: readonly string[]): readonly string[] {
  return names.filter((name) => kinds.find(({ ending }) => ending.test(name)) === kind);
}

async function tryInstaller(kind: InstallerKind, file: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-installed-'));
  try {
    const { program, remove } = kind.install(file, folder);
    try {
      return await tryStart([program, '--']);
    } finally {
      remove();
    }
  } finally {
    // On Windows, a program that has just ended still holds its files for a moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}

function run(program: string, ...words: readonly string[]): void {
  execFileSync(program, [...words], { stdio: 'inherit' });
}

function makeExecutable(file: string): Installed {
  chmodSync(file, 0o755);
  return { program: file, remove: nothingLeft };
}

function installDebianPackage(file: string): Installed {
  const asRoot = (...words: readonly string[]) =>
    process.getuid?.() === 0 ? run('apt-get', ...words) : run('sudo', 'apt-get', ...words);
  asRoot('install', '--yes', file);
  return {
    program: '/opt/Juice Range/juice-range',
    remove: () => asRoot('purge', '--yes', 'juice-range'),
  };
}

const windowsProgram = 'Juice Range.exe';

function runWindowsInstaller(file: string, folder: string): Installed {
  run(file, '/S', '/currentuser', `/D=${folder}`);
  return {
    program: join(folder, windowsProgram),
    remove: () => run(join(folder, 'Uninstall Juice Range.exe'), '/S'),
  };
}

function installWindowsPackage(file: string, folder: string): Installed {
  run('msiexec', '/i', file, '/qn', '/norestart', `APPLICATIONFOLDER=${folder}`);
  return {
    program: join(folder, windowsProgram),
    remove: () => run('msiexec', '/x', file, '/qn', '/norestart'),
  };
}

const macProgram = 'Juice Range.app/Contents/MacOS/Juice Range';

function copyFromDiskImage(file: string, folder: string): Installed {
  const image = join(folder, 'image');
  mkdirSync(image);
  run('hdiutil', 'attach', '-nobrowse', '-readonly', '-mountpoint', image, file);
  try {
    run('ditto', join(image, 'Juice Range.app'), join(folder, 'Juice Range.app'));
  } finally {
    run('hdiutil', 'detach', image);
  }
  return { program: join(folder, macProgram), remove: nothingLeft };
}

function unpackZip(file: string, folder: string): Installed {
  run('ditto', '-x', '-k', file, folder);
  return { program: join(folder, macProgram), remove: nothingLeft };
}

/** `node build/packaging/try-installers.ts`: tries the installers that `npm run dist` left in release/. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(async () => {
    const kinds = installerKinds[process.platform] ?? [];
    for (const sentence of await tryInstallers(join(repository, 'release'), kinds)) {
      console.log(sentence);
    }
  });
}
