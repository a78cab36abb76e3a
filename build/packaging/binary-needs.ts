import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

/** What a program or library requires of the system. */
export interface Need {
  readonly what: 'glibc' | 'libstdc++' | 'macos' | 'windows';
  /** Numbers separated by dots. */
  readonly version: string;
}

/** The first bytes of each kind of file, and how its requirements are read. */
const kinds: readonly { readonly start: Buffer; readonly needs: (file: Buffer) => readonly Need[] }[] = [
  // 64 bits, little-endian.
  { start: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]), needs: needsOfElf },
  { start: Buffer.from([0xcf, 0xfa, 0xed, 0xfe]), needs: needsOfMachO },
  { start: Buffer.from([0xca, 0xfe, 0xba, 0xbe]), needs: needsOfUniversal },
  { start: Buffer.from('MZ'), needs: needsOfPortableExecutable },
];

/** Reads the system requirements of a program or library. Returns none for any other kind of file. */
export function needsOf(path: string): readonly Need[] {
  const start = startOf(path);
  const kind = kinds.find((each) => start.subarray(0, each.start.length).equals(each.start));
  return kind === undefined ? [] : kind.needs(readFileSync(path));
}

function startOf(path: string): Buffer {
  const start = Buffer.alloc(8);
  const file = openSync(path, 'r');
  try {
    return start.subarray(0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}

/** The type of the ELF section that lists the versions of the symbols a file needs. */
const neededVersions = 0x6ffffffe;

/** Linux names versions of symbols, not of systems: `GLIBC_2.34` came with that C library. */
const symbolVersion = /^(GLIBC|GLIBCXX)_(\d[\d.]*)$/;
const libraries: Readonly<Record<string, Need['what']>> = { GLIBC: 'glibc', GLIBCXX: 'libstdc++' };

function needsOfElf(file: Buffer): readonly Need[] {
  const sections = sectionsOf(file);
  const list = sections.find(({ type }) => type === neededVersions);
  const names = list === undefined ? undefined : sections[list.link];
  if (list === undefined || names === undefined) {
    return [];
  }
  return versionNames(file, list.offset, names.offset).flatMap((name) => {
    const [, library = '', version = ''] = symbolVersion.exec(name) ?? [];
    const what = libraries[library];
    return what === undefined ? [] : [{ what, version }];
  });
}

function sectionsOf(file: Buffer) {
  const table = Number(file.readBigUInt64LE(0x28));
  const size = file.readUInt16LE(0x3a);
  return Array.from({ length: file.readUInt16LE(0x3c) }, (_, index) => {
    const at = table + index * size;
    return {
      type: file.readUInt32LE(at + 4),
      offset: Number(file.readBigUInt64LE(at + 24)),
      link: file.readUInt32LE(at + 40),
    };
  });
}

/** Reads two linked lists: libraries and, for each, its versions. The last entry of either has no next one. */
function versionNames(file: Buffer, list: number, names: number): readonly string[] {
  const found: string[] = [];
  for (let library = list, next = -1; next !== 0; library += next) {
    next = file.readUInt32LE(library + 12);
    for (let version = library + file.readUInt32LE(library + 8), step = -1; step !== 0; version += step) {
      step = file.readUInt32LE(version + 12);
      const name = names + file.readUInt32LE(version + 8);
      found.push(file.toString('latin1', name, file.indexOf(0, name)));
    }
  }
  return found;
}

/** Commands in a Mach-O file that name the oldest macOS, with the offset of the version: the newer command, and that of old linkers. */
const oldestMacOs: Readonly<Partial<Record<number, number>>> = { 50: 12, 36: 8 };

function needsOfMachO(file: Buffer): readonly Need[] {
  const needs: Need[] = [];
  let at = 32;
  for (let left = file.readUInt32LE(16); left > 0; left -= 1) {
    const place = oldestMacOs[file.readUInt32LE(at)];
    if (place !== undefined) {
      const version = file.readUInt32LE(at + place);
      needs.push({ what: 'macos', version: `${version >>> 16}.${(version >>> 8) & 0xff}` });
    }
    at += file.readUInt32LE(at + 4);
  }
  return needs;
}

/** Reads a universal file, which holds one program for each processor. */
function needsOfUniversal(file: Buffer): readonly Need[] {
  return Array.from({ length: file.readUInt32BE(4) }, (_, index) => {
    const offset = file.readUInt32BE(8 + index * 20 + 8);
    return needsOfMachO(file.subarray(offset, offset + file.readUInt32BE(8 + index * 20 + 12)));
  }).flat();
}

function needsOfPortableExecutable(file: Buffer): readonly Need[] {
  const options = file.readUInt32LE(0x3c) + 24;
  // Windows compares this version with its own before it loads the file.
  const [major, minor] = [file.readUInt16LE(options + 48), file.readUInt16LE(options + 50)];
  return [{ what: 'windows', version: `${major}.${minor}` }];
}
