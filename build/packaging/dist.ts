import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { archFromString, createTargets, Platform } from 'electron-builder';
import { repository } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { buildIfStale } from '../start/build.ts';
import { packagedNode, thisSystem } from '../start/node-packages.ts';
import { type DistArguments, distHelp, readDistArguments } from './arguments.ts';
import { bakeProfile } from './baked-profile.ts';
import { type Distribution, findDistribution } from './distribution.ts';
import { changesFor } from './local-changes.ts';
import { mebibytes, pack } from './pack.ts';
import type { PackedFolder } from './packed-app.ts';
import { packPortableServer } from './portable-server.ts';
import { forgetEmptySecrets } from './signing.ts';
import { tryStart } from './try-start.ts';

/*
 * `npm run dist`: makes the installers of the desktop app for the system that this runs on. `npm run dist:dir`: only the folder
 * that they install. `npm run dist -- --server`: the server without the desktop app, in an archive.
 */

const output = join(repository, 'release');

async function dist(given: DistArguments): Promise<void> {
  const platform = supportedPlatform(process.platform);
  forgetEmptySecrets(process.env);
  await buildIfStale();
  const profile = given.profile === null ? null : bakeProfile(repository, given.profile);
  try {
    if (given.isServerOnly) {
      await packServer(platform, profile?.path ?? null);
      return;
    }
    const electron = await findDistribution({ named: given.electron, platform, mayStandIn: given.isFolderOnly });
    await packWith(electron, platform, given.isFolderOnly, profile?.path ?? null);
  } finally {
    profile?.remove();
  }
}

/** Packs the server alone, once its shop has responded. @throws when the packages contain no Node for this system */
async function packServer(system: PackedFolder['platform'], profile: string | null): Promise<void> {
  const node = packagedNode(repository);
  if (node === null) {
    throw new Error(`The packages contain no Node for this system (${thisSystem}), so the server cannot be packed.`);
  }
  const order = { root: repository, machine: { system, processor: process.arch }, node, profile };
  const file = await packPortableServer(order, output, async (command) => {
    console.log(`Its shop answered after ${await tryStart(command)} ms.`);
  });
  console.log(`Sound: ${file}`);
}

async function packWith(
  electron: Distribution,
  platform: PackedFolder['platform'],
  isFolderOnly: boolean,
  profile: string | null,
): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  try {
    const packed = await pack({
      root: repository,
      output,
      platform,
      targets: isFolderOnly
        ? Platform.current().createTarget('dir', archFromString(process.arch))
        : createTargets([Platform.current()]),
      electron: electron.kind === 'download' ? null : electron.path,
      profile,
      changes: changesFor(platform, process.env),
    });
    for (const { folder, overhead } of packed) {
      console.log(`Sound: ${folder.resources}, ${mebibytes(overhead)} MiB more than bare Electron in an installer.`);
    }
  } finally {
    if (electron.kind === 'standIn') {
      electron.remove();
      console.warn(`\nThis package cannot start: ${electron.reason}. Its content was packed and checked anyway.`);
    }
  }
}

function supportedPlatform(platform: NodeJS.Platform): PackedFolder['platform'] {
  if (platform !== 'linux' && platform !== 'win32' && platform !== 'darwin') {
    throw new Error(`Packages are made on Windows, macOS and Linux, not on ${platform}.`);
  }
  return platform;
}

await runCommand(async () => {
  const given = readDistArguments(process.argv.slice(2));
  if (given.help) {
    process.stdout.write(distHelp);
  } else {
    await dist(given);
  }
});
