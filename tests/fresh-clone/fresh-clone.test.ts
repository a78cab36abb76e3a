import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickTools, runOrThrow } from './machine.ts';
import { tryClone } from './try-clone.ts';

const root = join(import.meta.dirname, '../..');

/** Milliseconds for packages, build and start. */
const patience = 12 * 60_000;

test.each(quickTools)(
  'a fresh clone starts with Node $node and npm $npm, without compiler and Python',
  async (tools) => {
    const { install, start } = await tryClone(tools, { withTest: false });
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
    folder = mkdtempSync(join(tmpdir(), 'juice-range-launcher-'));
    mkdirSync(join(folder, 'build'));
    cpSync(join(root, 'build/run.cjs'), join(folder, 'build/run.cjs'));
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

  test('says in one line that Node is too old', () => {
    const old = join(folder, 'old.cjs');
    writeFileSync(
      old,
      `Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } }); require('./build/run.cjs');`,
    );
    const { status, stderr } = spawnSync(process.execPath, [old], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'Juice Range needs Node 20.19 or newer; this is 18.20.8.\n']);
  });

  test('says in one line that the packages are those of another system', () => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    const foreign = join(folder, 'foreign.cjs');
    writeFileSync(
      foreign,
      `Object.defineProperty(process, 'arch', { value: 'riscv64' });
       Object.defineProperty(process, 'versions', { value: { node: '22.0.0' } }); require('./build/run.cjs');`,
    );
    const { status, stderr } = spawnSync(process.execPath, [foreign], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      `The packages are not those of this system (${process.platform}, riscv64): run "npm ci" on it, or use Node 24.\n`,
    ]);
  });

  test('passes words, exit code and signal on', () => {
    const through = (...words: string[]) =>
      spawnSync(process.execPath, [join(root, 'build/run.cjs'), ...words], { encoding: 'utf8' });
    expect(through('-p', '1 + 1').stdout).toBe('2\n');
    expect(through('-e', 'process.exit(7)').status).toBe(7);
    expect(through('-e', 'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 9e5)').signal).toBe('SIGTERM');
  });

  test('needs no script of a package to have run', () => {
    expect(runOrThrow('npm', ['config', 'get', 'ignore-scripts'], root).trim()).toBe('true');
  });
});
