import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiledCodeOf } from '../../server/compiled-code.ts';
import { confinedEnvironment, shopLaunch } from '../../server/supervisor/confinement-flags.ts';

const root = join(import.meta.dirname, '../..');
const built = { server: join(root, 'dist/server'), pages: join(root, 'dist/renderer') };
const bundle = join(built.server, 'shop.cjs');

/** Asks V8, under the given flags, whether it refuses the code that was compiled for the bundle. */
function isRefused(flags: readonly string[]): boolean {
  const question = `
    const { compileBundle } = await import(${JSON.stringify(join(root, 'server/compiled-code.ts'))});
    console.log(compileBundle(${JSON.stringify(bundle)}).cachedDataRejected);`;
  const answer = execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', question], {
    encoding: 'utf8',
    env: confinedEnvironment(),
  });
  return answer.trim() !== 'false';
}

/** The shop's flags, with the right to read this checkout. */
const flags = [...shopLaunch(built, { kind: 'memory' }).flags, `--allow-fs-read=${root}`];

describe('the compiled code of the shop', () => {
  it('is accepted by V8 under the flags of the shop process', () => {
    expect(isRefused(flags)).toBe(false);
  });

  it('is refused under other flags of V8', () => {
    expect(isRefused([...flags, '--no-opt'])).toBe(true);
  });

  it('is there once, for this machine', () => {
    const files = readdirSync(built.server).filter((name) => name.endsWith('.code'));
    expect(files.map((name) => join(built.server, name))).toEqual([compiledCodeOf(bundle)]);
  });
});
