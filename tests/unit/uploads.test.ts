import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderShelf, memoryShelf } from '../../server/http/uploads/shelf.ts';
import { createUploads, type Uploads } from '../../server/http/uploads/uploads.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'juice-range-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = [
  '2.png',
  '../../../etc/passwd',
  'C:\\windows\\win.ini',
  '.',
  '',
  'ᓚᘏᗢ-#🍹?%00',
  'x'.repeat(5000),
  '\u0000',
];

async function textOf(uploads: Uploads, name: string): Promise<string> {
  const content = (await uploads.open(name))?.content ?? Buffer.alloc(0);
  if (Buffer.isBuffer(content)) {
    return content.toString();
  }
  if (content.length === 0) {
    return '';
  }
  const bytes = content.read(0, content.length - 1);
  return Buffer.isBuffer(bytes) ? bytes.toString() : Buffer.concat(await bytes.toArray()).toString();
}

describe.each([
  ['a folder', () => folderShelf(join(folder, 'uploads'))],
  ['memory', memoryShelf],
])('uploads in %s', (_what, shelf) => {
  it('are found under any name, and replaced', async () => {
    const uploads = createUploads(shelf());
    for (const name of names) {
      await uploads.write(name, Buffer.from(`first of ${name}`));
      await uploads.write(name, Buffer.from(`second of ${name}`));
    }
    for (const name of names) {
      expect(uploads.has(name)).toBe(true);
      expect(await textOf(uploads, name)).toBe(`second of ${name}`);
    }
    expect(uploads.has('2.jpg')).toBe(false);
    expect(await uploads.open('2.jpg')).toBeUndefined();
  });

  it('are refused when there is no room left, and earlier ones stay', async () => {
    const uploads = createUploads(shelf());
    const mebibytes = (count: number) => Buffer.alloc(count * 1024 * 1024);
    await uploads.write('a', mebibytes(40));
    await expect(uploads.write('b', mebibytes(25))).rejects.toMatchObject({ status: 507 });
    expect(uploads.has('b')).toBe(false);
    await uploads.write('a', mebibytes(64));
    await expect(uploads.write('c', Buffer.from('x'))).rejects.toMatchObject({ status: 507 });
    expect((await uploads.open('a'))?.content).toHaveLength(64 * 1024 * 1024);
  });

  it('are deleted by a reset', async () => {
    const uploads = createUploads(shelf());
    await uploads.write('a', Buffer.from('x'));
    await uploads.clear();
    expect(uploads.has('a')).toBe(false);
    await uploads.write('a', Buffer.from('y'));
    expect(await textOf(uploads, 'a')).toBe('y');
  });
});

describe('a folder of uploads', () => {
  it('keeps them for the next start, under names of its own', async () => {
    const uploads = createUploads(folderShelf(folder));
    for (const name of names) {
      await uploads.write(name, Buffer.from(name));
    }
    expect(readdirSync(folder).filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
    const again = createUploads(folderShelf(folder));
    for (const name of names) {
      expect(await textOf(again, name)).toBe(name);
    }
  });

  it('deletes unfinished files', async () => {
    writeFileSync(join(folder, 'half.part'), 'x');
    createUploads(folderShelf(folder));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('may be emptied behind the shop’s back', async () => {
    const uploads = createUploads(folderShelf(folder));
    await uploads.write('a', Buffer.from('x'));
    const [file = ''] = readdirSync(folder);
    expect(readFileSync(join(folder, file), 'utf8')).toBe('x');
    rmSync(join(folder, file));
    expect(await uploads.open('a')).toBeUndefined();
  });
});

describe('simultaneous files', () => {
  it('reserve their room before they are written, and only what fits is accepted', async () => {
    const uploads = createUploads(folderShelf(join(folder, 'uploads')), { bytes: 100_000, arriving: 1e9 });
    const written = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => uploads.write(`${index}.png`, Buffer.alloc(20_000))),
    );
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(readdirSync(join(folder, 'uploads'))).toHaveLength(4);
    // A file that is replaced frees its room, and so does one that is cleared.
    const taken = written.findIndex(({ status }) => status === 'fulfilled');
    await uploads.write(`${taken}.png`, Buffer.alloc(20_000));
    await uploads.clear();
    await uploads.write('again.png', Buffer.alloc(90_000));
    await expect(uploads.write('more.png', Buffer.alloc(20_000))).rejects.toThrow('no room left');
  });
});
