import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabases } from '../../../server/database/open.ts';
import { createFiles } from '../../../server/decoy/files/create-files.ts';
import { DecoyFileError } from '../../../server/decoy/files/file-error.ts';
import { overlayLimit } from '../../../server/decoy/files/file-system.ts';
import { createLayer } from '../../../server/decoy/files/layer.ts';
import { createDatabaseStore } from '../../../server/decoy/files/layer-stores.ts';
import { decoyBase, freshFiles } from './decoy-files.ts';

describe('what ships', () => {
  test.each([
    ['/etc/passwd', /^root:x:0:0:root:\/root:\/bin\/bash$/m],
    ['../etc/passwd', /^juicer:/m],
    ['C:\\Windows\\system.ini', /^; for 16-bit app support/],
    ['c:/WINDOWS/System.INI', /^; for 16-bit app support/],
    ['\\\\?\\C:\\Windows\\win.ini', /^; for 16-bit app support/],
    ['/etc/os-release', /Debian GNU\/Linux/],
    ['/etc/hostname', /^juice-shop-/],
    ['/proc/self/environ', /(?:^|\0)HOSTNAME=juice-shop-/],
    ['/proc/self/cmdline', /node\0.*\/juice-shop\/build\/app\0$/],
    ['/proc/self/cwd/package.json', /^\{\n {2}"name": "juice-shop",/],
    ['ftp/legal.md', /^# Legal Information\n[\s\S]*\n## Terms of Use\n/],
    ['ftp//.././ftp/quarantine/juicy_malware_macos_64.url', /^URL=https:\/\/github\.com\/juice-shop\/juicy-malware/m],
    ['encryptionkeys/jwt.pub', /^-----BEGIN RSA PUBLIC KEY-----\n/],
    ['frontend/dist/frontend/assets/public/videos/owasp_promo.vtt', /^WEBVTT\n/],
  ])('%s is there', (path, content) => {
    expect(freshFiles().files.readText(path)).toMatch(content);
  });

  test('the root looks like that of a Linux host, and hides the drive', () => {
    const names = freshFiles().files.list('/');
    expect(names).toEqual(expect.arrayContaining(['bin', 'etc', 'home', 'juice-shop', 'proc', 'tmp', 'usr', 'var']));
    expect(names).not.toContain('C:');
  });
});

describe('refusals have Node’s wording', () => {
  const { files } = freshFiles();
  test.each([
    ['a file that does not exist', () => files.read('/nope'), "ENOENT: no such file or directory, open '/nope'"],
    ['a file of root', () => files.read('/etc/shadow'), "EACCES: permission denied, open '/etc/shadow'"],
    ['a folder', () => files.read('/etc'), "EISDIR: illegal operation on a directory, read '/etc'"],
    ['a path through a file', () => files.read('/etc/passwd/x'), "ENOTDIR: not a directory, open '/etc/passwd/x'"],
    ['writing where only root may', () => files.write('/etc/x', ''), "EACCES: permission denied, open '/etc/x'"],
    [
      'overwriting a file of root',
      () => files.write('/etc/passwd', ''),
      "EACCES: permission denied, open '/etc/passwd'",
    ],
    ['a missing folder', () => files.write('/tmp/a/b', ''), "ENOENT: no such file or directory, open '/tmp/a/b'"],
    ['a null byte', () => files.read('ftp/x\0.md'), "EINVAL: invalid argument, open 'ftp/x\0.md'"],
    ['another drive', () => files.read('D:\\x'), "ENOENT: no such file or directory, open 'D:\\x'"],
    [
      'a share',
      () => files.read('\\\\server\\share\\x'),
      "ENOENT: no such file or directory, open '\\\\server\\share\\x'",
    ],
    ['removing the root', () => files.remove('/', { recursive: true }), "EEXIST: file already exists, unlink '/'"],
  ])('%s', (_name, attempt, message) => {
    expect(attempt).toThrow(message);
    expect(attempt).toThrow(DecoyFileError);
  });

  test('names and paths have a maximum length', () => {
    expect(() => files.write(`/tmp/${'x'.repeat(256)}`, '')).toThrow(/^ENAMETOOLONG/);
    expect(() => files.read('/tmp/'.repeat(1000))).toThrow(/^ENAMETOOLONG/);
  });

  test('circular links are detected', () => {
    files.makeLink('/tmp/one', 'two');
    files.makeLink('/tmp/two', '/tmp/one');
    expect(() => files.read('/tmp/one')).toThrow(/^ELOOP/);
  });
});

describe('what is written', () => {
  test('is read back, listed, moved, changed and removed', () => {
    const { files } = freshFiles();
    files.makeFolder('uploads/complaints/a/b', { parents: true });
    files.write('uploads/complaints/a/b/c.txt', 'one');
    files.write('uploads/complaints/a/b/c.txt', ' two', { append: true });
    files.rename('uploads/complaints/a', '/tmp/z');
    files.changeMode('/tmp/z/b/c.txt', 0o600);
    expect(files.readText('/tmp/z/b/c.txt')).toBe('one two');
    expect(files.stat('/tmp/z/b/c.txt')).toMatchObject({ kind: 'file', size: 7, mode: 0o600, owner: 'juicer' });
    expect(files.list('uploads/complaints')).toEqual([]);
    files.remove('/tmp/z', { recursive: true });
    expect(files.list('/tmp')).toEqual([]);
  });

  test('may replace what ships, until it is cleared', () => {
    const { files, layer } = freshFiles();
    const before = files.readText('ftp/legal.md');
    files.write('ftp/legal.md', 'mine');
    files.remove('encryptionkeys', { recursive: true });
    expect(files.readText('ftp/legal.md')).toBe('mine');
    expect(files.has('encryptionkeys/jwt.pub')).toBe(false);
    layer.clear();
    expect(files.readText('ftp/legal.md')).toBe(before);
    expect(files.has('encryptionkeys/jwt.pub')).toBe(true);
  });

  test('reaches the drive in any case, and is listed in the case that it was given', () => {
    const { files } = freshFiles();
    files.write('c:/users/JUICER/New.txt', 'x');
    expect(files.list('C:\\Users\\juicer')).toContain('New.txt');
    expect(files.readText('C:/USERS/juicer/NEW.TXT')).toBe('x');
  });

  test('goes through links that lead to it', () => {
    const { files } = freshFiles();
    files.makeLink('/tmp/ftp', '/juice-shop/ftp');
    files.write('/tmp/ftp/legal.md', 'through');
    expect(files.readText('ftp/legal.md')).toBe('through');
    expect(files.realPath('/tmp/ftp/legal.md')).toBe('/juice-shop/ftp/legal.md');
  });
});

describe('the overlay is full', () => {
  test('after 64 MiB, and then answers 507', () => {
    const { files } = freshFiles();
    const part = Buffer.alloc(8 * 1024 * 1024);
    for (let index = 0; index < 8; index += 1) {
      files.write(`/tmp/${index}`, part);
    }
    expect(files.room).toBe(0);
    expect(() => files.write('/tmp/more', 'x')).toThrow(
      expect.objectContaining({
        code: 'ENOSPC',
        statusCode: 507,
        message: "ENOSPC: no space left on device, write '/tmp/more'",
      }),
    );
    expect(files.has('/tmp/more')).toBe(false);
    files.remove('/tmp/0');
    files.write('/tmp/more', 'x');
    expect(files.readText('/tmp/more')).toBe('x');
  });

  test('with empty files, too, as each takes a block', () => {
    const { files } = freshFiles(40_960);
    const write = () => {
      for (let index = 0; index < 20; index += 1) {
        files.write(`/tmp/${index}`, '');
      }
    };
    expect(write).toThrow(/^ENOSPC/);
    expect(files.list('/tmp')).toHaveLength(10);
  });

  test('in the middle of a move, none of which is done', () => {
    const { files, layer } = databaseFiles(openDatabases({ kind: 'memory' }), 12_288);
    files.makeFolder('/tmp/a');
    files.write('/tmp/a/1', '1');
    files.write('/tmp/a/2', '2');
    expect(() => files.rename('/tmp/a', '/tmp/b')).toThrow(/^ENOSPC/);
    expect(files.list('/tmp')).toEqual(['a']);
    expect(layer.room).toBe(0);
  });
});

describe('in a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-overlay-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('everything survives a restart, and no name that a learner chose becomes a file name', () => {
    const first = openDatabases({ kind: 'folder', path: folder });
    const { files } = databaseFiles(first);
    files.write('/tmp/chosen-by-a-learner', Buffer.from([0, 255, 128]));
    files.makeLink('/tmp/link', '/etc');
    files.remove('ftp/legal.md');
    const names = readdirSync(folder, { recursive: true }).map(String);
    first.close();
    expect(names.filter((name) => !/^(?:shop|documents|progress|overlay)\.sqlite(?:-wal|-shm)?$/.test(name))).toEqual(
      [],
    );
    expect(readFileSync(join(folder, 'overlay.sqlite')).includes('chosen-by-a-learner')).toBe(true);

    const second = openDatabases({ kind: 'folder', path: folder });
    const again = databaseFiles(second);
    expect(again.files.read('/tmp/chosen-by-a-learner').content).toEqual(Buffer.from([0, 255, 128]));
    expect(again.files.readText('/tmp/link/hostname')).toMatch(/^juice-shop/);
    expect(again.files.has('ftp/legal.md')).toBe(false);
    expect(again.layer.room).toBe(overlayLimit - 3 * 4096);
    again.layer.clear();
    second.close();
  });
});

function databaseFiles(databases: ReturnType<typeof openDatabases>, limit: number = overlayLimit) {
  const layer = createLayer(decoyBase().tree, createDatabaseStore(databases.overlay), limit);
  return { files: createFiles(layer), layer };
}
