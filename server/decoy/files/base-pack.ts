import type { DecoyMachine } from '../host/machine.ts';
import { folderOf, nameOf } from './paths.ts';
import type { FileTree, TreeEntry } from './tree.ts';

/** A file, folder or link of the base as it is packed: `offset` is where a file's content begins. */
export interface PackedEntry extends TreeEntry {
  readonly path: string;
  readonly offset?: number;
}

/** What stands in front of the contents in `decoy.pack`. */
interface PackHeader {
  readonly machine: DecoyMachine;
  readonly entries: readonly PackedEntry[];
}

/** The decoy as it ships: who it pretends to be, and its read-only files. */
export interface DecoyBase {
  readonly machine: DecoyMachine;
  readonly tree: FileTree;
}

const lengthBytes = 4;

/** One file for all: length of the header, header (JSON), contents one after the other. */
export function encodePack(
  machine: DecoyMachine,
  files: readonly (Omit<TreeEntry, 'size'> & { path: string; content?: Buffer })[],
): Buffer {
  const contents: Buffer[] = [];
  let offset = 0;
  const entries = files.map(({ content, ...entry }): PackedEntry => {
    if (content === undefined) {
      return { ...entry, size: 0 };
    }
    contents.push(content);
    offset += content.length;
    return { ...entry, size: content.length, offset: offset - content.length };
  });
  const header = Buffer.from(JSON.stringify({ machine, entries } satisfies PackHeader));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, ...contents]);
}

/** Opens what {@link encodePack} made; contents stay where they are. */
export function openPack(pack: Buffer): DecoyBase {
  const end = lengthBytes + pack.readUInt32BE();
  // Made by the packer, which has checked it.
  const { machine, entries } = JSON.parse(pack.toString('utf8', lengthBytes, end)) as PackHeader;
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const names = Map.groupBy(
    entries.filter(({ path }) => path !== '/'),
    ({ path }) => folderOf(path),
  );
  return {
    machine,
    tree: {
      entry: (path) => byPath.get(path),
      names: (folder) => (names.get(folder) ?? []).map(({ path }) => nameOf(path)),
      content: (path) => {
        const { offset = 0, size = 0 } = byPath.get(path) ?? {};
        return pack.subarray(end + offset, end + offset + size);
      },
    },
  };
}
