import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packages from '../../build/node-packages.json' with { type: 'json' };
import { packagedNode, thisSystem } from '../../build/start/node-packages.ts';
import { runOrThrow, toolsUnlike } from './machine.ts';

const root = join(import.meta.dirname, '../..');

// tests/workflows/steps.test.ts sets up such a clone, and starts the app in it.
describe('the Node and npm of a fresh clone in CI', () => {
  test.each([
    ['npm/11.19.1 node/v20.20.2 linux x64 workspaces/false', { node: '24.21.0', npm: '10.9.9' }],
    ['npm/11.6.2 node/v24.21.0 linux x64 workspaces/false ci/github-actions', { node: '20.19.0', npm: '10.9.9' }],
    ['', { node: '20.19.0', npm: '10.9.9' }],
  ])('are others than those of the machine: %s', (own, tools) => {
    expect(toolsUnlike(own)).toEqual(tools);
  });
});

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
