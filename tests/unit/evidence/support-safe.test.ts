import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Credentials, Kdbx, ProtectedValue } from 'kdbxweb';
import { describe, expect, it } from 'vitest';

const file = readFileSync(join(import.meta.dirname, '../../../resources/ftp/incident-support.kdbx'));

const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** Returns the header fields of a KDBX 3 file by number, and where the header ends. */
function headerOf(kdbx: Buffer): { readonly fields: ReadonlyMap<number, Buffer>; readonly end: number } {
  const fields = new Map<number, Buffer>();
  for (let at = 12; ; ) {
    const id = kdbx.readUInt8(at);
    const length = kdbx.readUInt16LE(at + 1);
    at += 3 + length;
    if (id === 0) {
      return { fields, end: at };
    }
    fields.set(id, kdbx.subarray(at - length, at));
  }
}

/**
 * Returns the vault's XML, with its protected values still encrypted.
 * @throws when the password is wrong
 */
function open(kdbx: Buffer, password: string): string {
  const { fields, end } = headerOf(kdbx);
  const field = (id: number) => fields.get(id) ?? Buffer.alloc(0);
  const cipher = createCipheriv('aes-256-ecb', field(5), null).setAutoPadding(false);
  let key = sha256(sha256(Buffer.from(password)));
  for (let round = 0; round < Number(field(6).readBigUInt64LE()); round++) {
    key = cipher.update(key);
  }
  const decipher = createDecipheriv('aes-256-cbc', sha256(field(4), sha256(key)), field(7));
  const plain = Buffer.concat([decipher.update(kdbx.subarray(end)), decipher.final()]);
  expect(plain.subarray(0, 32)).toEqual(field(9));
  const length = plain.readUInt32LE(32 + 36);
  const block = plain.subarray(32 + 40, 32 + 40 + length);
  expect(sha256(block)).toEqual(plain.subarray(32 + 4, 32 + 36));
  return gunzipSync(block).toString('utf8');
}

describe('the support team’s password vault (data.md 6.3)', () => {
  it('is KDBX 3.1 with AES, gzip, one round of key derivation and Salsa20', () => {
    expect([file.readUInt32LE(0), file.readUInt32LE(4)]).toEqual([0x9aa2d903, 0xb54bfb67]);
    expect([file.readUInt16LE(10), file.readUInt16LE(8)]).toEqual([3, 1]);
    const { fields } = headerOf(file);
    expect(fields.get(2)?.toString('hex')).toBe('31c1f2e6bf714350be5805216afc5aff');
    expect([3, 6, 10].map((id) => fields.get(id)?.readUInt32LE())).toEqual([1, 1, 2]);
  });

  it('opens with the password that the challenge wants guessed', () => {
    const xml = open(file, 'Support2022!');
    for (const part of [
      '<DatabaseName>Juice Shop Support-Team</DatabaseName>',
      '<Name>incident-support</Name>',
      ...['prod', 'int', 'dev'].map((title) => `<Key>Title</Key><Value>${title}</Value>`),
      '<Key>UserName</Key><Value>support@juice-sh.op</Value>',
      ...['juice-shop.herokuapp.com', 'juice-shop-staging.herokuapp.com', 'localhost:3000'].map(
        (url) => `<Key>URL</Key><Value>${url}</Value>`,
      ),
    ]) {
      expect(xml).toContain(part);
    }
    const uuid = /<Entry><UUID>([^<]*)<\/UUID>/.exec(xml)?.[1] ?? '';
    const reference = Buffer.from(uuid, 'base64').toString('hex').toUpperCase();
    expect(xml.split(`{REF:U@I:${reference}}`)).toHaveLength(3);
  });

  it('opens in programs that people use, and contains the login of the support team', async () => {
    const content = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
    const credentials = new Credentials(ProtectedValue.fromString('Support2022!'));
    const safe = await Kdbx.load(content as ArrayBuffer, credentials);
    const [entry] = safe.getDefaultGroup().entries;
    const password = entry?.fields.get('Password');
    expect(entry?.fields.get('UserName')).toBe('support@juice-sh.op');
    expect(password instanceof ProtectedValue && password.getText()).toBe('J6aVjTgOpRs@?5l!Zkq2AYnCE@RF$P');
  });

  it('stays locked for any other one', () => {
    expect(() => open(file, 'Support2023!')).toThrow();
  });
});
