import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { extractFile } from '@electron/asar';
import { Arch } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bakeProfile } from '../../build/packaging/baked-profile.ts';
import { findFaults } from '../../build/packaging/content-check.ts';
import { largestOverhead } from '../../build/packaging/installer-size.ts';
import type { Packed } from '../../build/packaging/pack.ts';
import { listArchive } from '../../build/packaging/packed-app.ts';
import manifest from '../../package.json' with { type: 'json' };
import { engine, launchDesktop } from '../desktop/driver/desktop.ts';
import { startShop } from '../support/shop.ts';
import {
  only,
  packForTests,
  packingPatience,
  root,
  scratchFolder,
  smallProject,
  unpackedApp,
} from './pack-for-tests.ts';

const scratch = scratchFolder();
const profile = bakeProfile(root, join(root, 'resources/workshop/workshop.yml'));
/** The built app, with a workshop profile. */
let packed: Packed;

beforeAll(async () => {
  packed = only(await packForTests(scratch, 'built', 'linux', [Arch.x64], profile.path));
}, packingPatience);

afterAll(() => {
  profile.remove();
  rmSync(scratch, { recursive: true, force: true });
});

const app = () => join(scratch, 'built/linux-unpacked');
const archive = () => join(packed.folder.resources, 'app.asar');

describe('the app as packed for Linux, around a stand-in for Electron', () => {
  test('holds what was built and the one native library, but no build or test tools', () => {
    const paths = listArchive(packed.folder.resources).map(({ path }) => path);

    expect(paths).toEqual(
      expect.arrayContaining([
        'package.json',
        'LICENSE',
        'dist/main/main.js',
        'dist/preload/shop.cjs',
        'dist/shell/bar.js',
        'dist/server/reader-process.js',
        'dist/server/shop-process.cjs',
        'dist/server/decoy.pack',
        'dist/renderer/index.html',
      ]),
    );
    expect(paths.filter((path) => /\.(?:ts|tsx|map|pack\.json)$|(?:^|\/)tests?\//.test(path))).toEqual([]);
    expect([...new Set(paths.flatMap((path) => /^node_modules\/[^/]+/.exec(path) ?? []))]).toEqual([
      'node_modules/better-sqlite3',
    ]);
    expect(paths.filter((path) => path.endsWith('.node'))).toEqual([
      'node_modules/better-sqlite3/prebuilds/linux-x64.node',
    ]);
  });

  test('describes the app, and not its build tools', () => {
    const packedManifest: unknown = JSON.parse(extractFile(archive(), 'package.json').toString());

    expect(packedManifest).toMatchObject({ name: 'juice-range', version: manifest.version, main: 'dist/main/main.js' });
    expect(packedManifest).not.toHaveProperty('devDependencies');
    expect(packedManifest).not.toHaveProperty('scripts');
  });

  test('keeps the licences, and only the languages of the interface', async () => {
    expect((await readdir(app())).toSorted()).toEqual([
      'LICENSE.electron.txt',
      'LICENSES.chromium.html',
      'juice-range',
      'locales',
      'resources',
    ]);
    expect(await readdir(join(app(), 'locales'))).toHaveLength(20);
    expect(await readdir(join(app(), 'locales'))).not.toContain('sv.pak');
  });

  test.each([
    ['dist/server/licences-shop.txt', ['fastify', 'socket.io']],
    ['dist/server/licences-evaluator.txt', ['handlebars', 'pug', 'libxml2-wasm']],
    ['dist/main/licences-main.txt', ['electron-store']],
    ['dist/renderer/3rdpartylicenses.txt', ['react', '@fontsource-variable/figtree']],
  ])('%s names what is bundled, with its licence', (path, names) => {
    const text = extractFile(archive(), path).toString();

    for (const name of names) {
      expect(text).toMatch(new RegExp(`(?:^|\\n)${name}\\n(?:MIT|OFL-1\\.1)\\n`));
    }
  });

  test('adds no more to an installer than is allowed', () => {
    expect(packed.overhead).toBeGreaterThan(10 * 1024 * 1024);
    expect(packed.overhead).toBeLessThanOrEqual(largestOverhead);
  });

  test('brings a server that runs on its own, without packages in a parent folder', async () => {
    const server = join(packed.folder.resources, 'app.asar.unpacked/dist/server/cli.js');
    const shop = await startShop({ data: null, command: [process.execPath, server] });
    try {
      const answer = await fetch(`${shop.url}/rest/admin/application-version`);
      expect(answer.status).toBe(200);
      expect((await fetch(`${shop.url}/main.js`)).status).toBe(200);
      expect(shop.output()).toContain('(permission model on)');
      expect(shop.output()).not.toContain('Warning');
    } finally {
      await shop.stop();
    }
  });

  test(`opens its window from its folder, with the bundled profile, under ${engine}`, async () => {
    const main = unpackedApp(packed, join(scratch, 'installed'));
    const desktop = launchDesktop({ main, environment: { DESKTOP_TEST_RESOURCES: packed.folder.resources } });
    try {
      const url = await desktop.waitForShop();

      await desktop.waitFor('shop', "document.querySelector('app-root, #root')?.childElementCount > 0");
      const answer = await fetch(`${url}/rest/admin/application-configuration`);
      expect((await answer.json()).config.application.name).toBe('Juice Range at the Harbour');
      expect(desktop.output()).not.toContain('Warning');
    } finally {
      expect(await desktop.close()).toBe(0);
    }
  });

  test('has its workshop profile next to its archive, with the logo in it', () => {
    // Its logo is next to it; a package has only the profile.
    expect(readFileSync(join(packed.folder.resources, 'workshop.yml'), 'utf8')).toMatch(
      /^logo: .?data:image\/svg\+xml/m,
    );
    // The archive's header has the hashes of the files next to it. Every packing checks that they match.
    expect(listArchive(packed.folder.resources).every(({ hash }) => hash !== null)).toBe(true);
  });

  test(
    'is the same byte for byte when it is packed again, with a workshop profile next to it or not',
    async () => {
      const project = smallProject(scratch);
      const archives = [];
      for (const [name, file] of [['plain', null] as const, ['profiled', profile.path] as const]) {
        const { folder } = only(await packForTests(scratch, name, 'linux', [Arch.x64], file, project));
        archives.push(readFileSync(join(folder.resources, 'app.asar')));
      }

      expect(listArchive(join(scratch, 'plain/linux-unpacked/resources')).length).toBeGreaterThan(200);
      expect(archives[0]?.equals(archives[1] ?? Buffer.alloc(0))).toBe(true);
    },
    packingPatience,
  );
});

test('a faulty workshop profile is not packed', () => {
  const profile = join(scratch, 'my-workshop.yml');
  writeFileSync(profile, 'name: Spring class\nprot: 4444\n');

  expect(() => bakeProfile(root, profile)).toThrow('my-workshop.yml, line 2: "prot" is not a setting.');
});

describe('the check of a packed app', () => {
  const damaged = () => ({ ...packed.folder, resources: join(scratch, 'damaged') });
  const inside = (path: string) => join(damaged().resources, 'app.asar.unpacked', path);

  beforeAll(async () => {
    await cp(packed.folder.resources, damaged().resources, { recursive: true });
  });

  test('finds nothing wrong with a sound one', () => {
    expect(findFaults(root, damaged())).toEqual([]);
  });

  test('finds files that are missing, changed, added or for another system', () => {
    rmSync(inside('dist/renderer/index.html'));
    writeFileSync(inside('dist/server/content.json'), '{}');
    writeFileSync(inside('dist/server/notes.txt'), 'left over');
    writeFileSync(join(damaged().resources, 'app-x64.asar'), '');

    expect(findFaults(root, { ...damaged(), platform: 'win32' })).toEqual([
      'node_modules/better-sqlite3/prebuilds/win32-x64.node is missing.',
      'node_modules/better-sqlite3/prebuilds/linux-x64.node is for another system.',
      'dist/renderer/index.html is missing beside the archive.',
      'dist/server/content.json differs from what the archive says.',
      'dist/server/notes.txt is beside the archive, but unlisted.',
      'app-x64.asar does not belong among the resources.',
    ]);
  });
});
