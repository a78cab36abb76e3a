import { chmodSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Arch, Platform } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { changesFor } from '../../build/packaging/local-changes.ts';
import { pack } from '../../build/packaging/pack.ts';
import { writeLinuxStandIn } from '../../build/packaging/stand-in/linux.ts';
import { only, packingPatience, root, scratchFolder } from './pack-for-tests.ts';

/* The program that makes Debian's packages is a download. A program of the same name replaces it here, and writes down its arguments. */

const recorder = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
const pairs = words.map((word) => word.split('=')).filter(([, to]) => /^.usr.share.(?:mime|applications)/.test(to));
const files = Object.fromEntries(pairs.map(([from, to]) => [to, readFileSync(from, 'utf8')]));
writeFileSync(words[words.indexOf('--package') + 1], JSON.stringify({ words, files }));
`;

const recorded = z.object({
  words: z.array(z.string()),
  /** Contents, by their paths on the disk. */
  files: z.record(z.string(), z.string()),
});

const scratch = scratchFolder();
let asked: z.infer<typeof recorded>;

/** Returns what follows a flag, each time that it occurs. */
const valuesOf = (flag: string) => asked.words.filter((_, index) => asked.words[index - 1] === flag);

beforeAll(async () => {
  const programs = join(scratch, 'bin');
  const electron = join(scratch, 'electron');
  const output = join(scratch, 'release');
  mkdirSync(programs);
  mkdirSync(electron);
  writeLinuxStandIn(electron);
  writeFileSync(join(programs, 'fpm'), recorder);
  chmodSync(join(programs, 'fpm'), 0o755);
  vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`);
  vi.stubEnv('USE_SYSTEM_FPM', 'true');
  await pack({
    root,
    electron,
    output,
    platform: 'linux',
    targets: Platform.LINUX.createTarget('deb', Arch.x64),
    profile: null,
    changes: changesFor('linux', {}),
  });
  const file = only(globSync('*.deb', { cwd: output }));
  asked = recorded.parse(JSON.parse(readFileSync(join(output, file), 'utf8')));
}, packingPatience);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true, force: true });
});

describe("Debian's package", () => {
  test('names its maintainer in the form that Debian requires, with an address that nobody can have', () => {
    expect(valuesOf('--maintainer')).toEqual([expect.stringMatching(/^[\w ]+ <[\w.-]+@[\w.-]+\.invalid>$/)]);
    expect(valuesOf('--url')).toEqual(['https://juice-range.invalid']);
  });

  test('depends on what Electron needs, by the names of older and newer releases', () => {
    const needed = valuesOf('-d');

    expect(needed).toContain('libc6 (>= 2.34)');
    expect(needed.filter((each) => /t64/.test(each)).every((each) => /^(.+)t64 \| \1$/.test(each))).toBe(true);
    expect(needed.join(' ')).toMatch(/libgtk-3-0.*libasound2.*libgbm1.*libnss3/);
    expect(valuesOf('--deb-recommends')).toEqual([]);
  });

  test('registers backup files by their name, and opens them', () => {
    const { '/usr/share/mime/packages/juice-range.xml': types, '/usr/share/applications/juice-range.desktop': entry } =
      asked.files;

    expect(types).toContain('<mime-type type="application/vnd.juicerange.backup+json">');
    expect(types).toContain('<glob pattern="*.juicerange.json"/>');
    expect(entry).toMatch(/^MimeType=.*application\/vnd\.juicerange\.backup\+json/m);
    expect(entry).toMatch(/^Exec=.*juice-range.* %U$/m);
  });
});
