import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packages from '../../build/node-packages.json' with { type: 'json' };
import { packagedNode, thisSystem } from '../../build/start/node-packages.ts';
import { oldestTools, runOrThrow } from './machine.ts';
import { tryClone } from './try-clone.ts';

const root = join(import.meta.dirname, '../..');

/** Milliseconds for packages and start, and for a build where this checkout has none of what is committed. */
const patience = 12 * 60_000;

// With the newest of both, the clone of tests/workflows/steps.test.ts is installed and started. Both run the packaged Node for the build, so
// the build that these tests began with, in a checkout that was clean in CI, shows that it succeeds.
test(
  'a fresh clone begins to build, and starts once built, with the oldest Node and npm, without a compiler or Python',
  async () => {
    const { install, start } = await tryClone(oldestTools, { withBuild: false, withTest: false });
    expect([install, start].every((seconds) => seconds > 0)).toBe(true);
  },
  patience,
);

describe('the launcher', () => {
  let folder: string;
  const launch = (environment: NodeJS.ProcessEnv = {}, words: readonly string[] = ['-p', 'process.version']) =>
    spawnSync(process.execPath, [join(folder, 'build/run.cjs'), ...words], {
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    });

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-launcher-')));
    cpSync(join(root, 'build'), join(folder, 'build'), { recursive: true });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('says in one line that the packages are missing', () => {
    const { status, stdout, stderr } = launch();
    expect([status, stdout, stderr]).toEqual([1, '', 'The packages are not installed yet: run "npm ci" first.\n']);
  });

  test('says in one line that npm is too old', () => {
    const { status, stderr } = launch({ npm_config_user_agent: 'npm/9.8.1 node/v20.19.0 linux x64' });
    expect([status, stderr]).toEqual([1, 'Juice Range needs npm 10 or newer; this is 9.8.\n']);
  });

  /** Returns what it says on a machine with another Node or processor than this one. */
  const saidOn = ({ node, arch = process.arch }: { readonly node: string; readonly arch?: string }) => {
    const script = join(folder, 'elsewhere.cjs');
    writeFileSync(
      script,
      `Object.defineProperty(process, 'arch', { value: '${arch}' });
       Object.defineProperty(process, 'versions', { value: { node: '${node}' } }); require('./build/run.cjs');`,
    );
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    return [status, stderr];
  };

  test('says in one line that Node is too old', () => {
    expect(saidOn({ node: '18.20.8' })).toEqual([1, 'Juice Range needs Node 20.19 or newer; this is 18.20.8.\n']);
  });

  test('says in one line that the packages are those of another system', () => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    expect(saidOn({ node: '22.0.0', arch: 'riscv64' })).toEqual([
      1,
      `The packages are not those of this system (${process.platform}, riscv64): run "npm ci" on it, or use Node 24.\n`,
    ]);
  });

  test('says in one line that tools are those of another system', () => {
    const [, name = ''] = Object.entries(packages).find(([system]) => system !== thisSystem) ?? [];
    const foreign = join(folder, 'node_modules', name);
    mkdirSync(foreign, { recursive: true });
    const { status, stderr } = launch({}, ['node_modules/vite/bin/vite.js']);
    rmSync(foreign, { recursive: true });
    expect([status, stderr]).toEqual([
      1,
      'The packages are those of another system: run "npm ci" on this one first.\n',
    ]);
  });

  test('says in one line that what it should run has not been built', () => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    const { status, stderr } = launch({}, ['dist/server/cli.js']);
    expect([status, stderr]).toEqual([1, 'Juice Range is not built yet: run "npm run build" first.\n']);
  });

  // Windows has no permission that decides whether a program may run.
  test.skipIf(process.platform === 'win32')('says in one line that no program may be run from its folder', () => {
    const node = join(folder, relative(root, packagedNode(root) ?? ''));
    mkdirSync(dirname(node), { recursive: true });
    writeFileSync(node, '', { mode: 0o644 });
    expect(saidOn({ node: '22.0.0' })).toEqual([
      1,
      `No program may be run from ${folder}: copy it to another disk and run "npm ci" there.\n`,
    ]);
  });

  test('passes on arguments, exit code and signal', () => {
    const through = (...words: string[]) =>
      spawnSync(process.execPath, [join(root, 'build/run.cjs'), ...words], { encoding: 'utf8' });
    expect(through('-p', '1 + 1').stdout).toBe('2\n');
    expect(through('-e', 'process.exit(7)').status).toBe(7);
    expect(through('-e', 'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 9e5)').signal).toBe('SIGTERM');
  });

  test('works without any package’s install scripts', () => {
    expect(runOrThrow('npm', ['config', 'get', 'ignore-scripts'], root).trim()).toBe('true');
  });
});
