import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildContent } from '../../../build/content/build-content.ts';
import { readByteCode } from './byte-code.ts';

const resources = join(import.meta.dirname, '../../../resources');
const { modulus, exponent } = buildContent(resources).content.keys.announcementRsa;

function powerModulo(base: bigint, power: number, modulo: bigint): bigint {
  let result = 1n;
  for (let square = base, rest = power; rest > 0; square = (square * square) % modulo, rest = Math.floor(rest / 2)) {
    result = rest % 2 === 1 ? (result * square) % modulo : result;
  }
  return result;
}

describe('the encrypted announcement (data.md 6.2)', () => {
  it('can be decrypted with a table of all characters', () => {
    const lines = readFileSync(join(resources, 'ftp/announcement_encrypted.md'), 'latin1').split('\n');
    expect([lines.length, lines.at(-1)]).toEqual([1195, '']);
    const table = new Map(
      Array.from({ length: 128 }, (_, code) => [
        String(powerModulo(BigInt(code), exponent, BigInt(modulus))),
        String.fromCharCode(code),
      ]),
    );
    const text = lines
      .slice(0, -1)
      .map((line) => table.get(line) ?? '?')
      .join('');
    expect(text).toMatch(/token sale|initial coin offering/i);
    expect(text.endsWith('\nURL: /#/tokensale-ico-ea')).toBe(true);
    expect(text).not.toContain('?.');
  });

  it('was made by a program whose byte code reveals everything about it', () => {
    const code = readFileSync(join(resources, 'ftp/encrypt.pyc'));
    expect(code.subarray(0, 4).toString('hex')).toBe('03f30d0a');
    const texts = code.toString('latin1');
    for (const name of [
      'announcement.md',
      'announcement_encrypted.md',
      'confidential_document',
      'encrypted_document',
      'encrypt.py',
      'ord',
      'pow',
    ]) {
      expect(texts).toContain(name);
    }
  });

  it('which a disassembler can read: the modulus and the exponent are its constants', () => {
    const module = readByteCode(readFileSync(join(resources, 'ftp/encrypt.pyc')));
    const consts = module.kind === 'code' ? module.consts : [];
    const numbers = consts.flatMap((value) => (value.kind === 'number' ? [value.value] : []));
    expect(numbers).toContain(BigInt(modulus));
    expect(numbers).toContain(BigInt(exponent));
    const names = module.kind === 'code' ? module.names : [];
    expect(names).toContainEqual({ kind: 'text', text: 'pow' });
  });
});

describe('the developer’s backup (data.md 6.4)', () => {
  it('names what walkthroughs look for, and has a matching lock file', () => {
    const backup = JSON.parse(readFileSync(join(resources, 'ftp/package.json.bak'), 'utf8'));
    expect(backup).toMatchObject({ name: 'juice-shop', version: '6.2.0-SNAPSHOT', license: 'MIT', private: true });
    expect(Object.keys(backup.dependencies)).toHaveLength(39);
    expect(Object.keys(backup.devDependencies)).toHaveLength(35);
    expect(backup.dependencies).toMatchObject({
      'epilogue-js': '~0.7',
      'express-jwt': '0.1.3',
      'sanitize-html': '1.4.2',
    });
    expect(backup.devDependencies['eslint-scope']).toBe('3.7.2');
    const lock = JSON.parse(readFileSync(join(resources, 'ftp/package-lock.json.bak'), 'utf8'));
    expect(lock.lockfileVersion).toBe(3);
    expect(lock.packages['']).toMatchObject({
      dependencies: backup.dependencies,
      devDependencies: backup.devDependencies,
    });
    expect(lock.packages['node_modules/eslint-scope'].version).toBe('3.7.2');
  });
});
