import type { DecoyMachine } from '../host/machine.ts';
import type { SitePage } from '../outbound/sites.ts';
import { type FileTree, namesByFolder, type TreeEntry } from './tree.ts';

/** The decoy as it ships: the machine it pretends to be, its read-only files and its internet. */
export interface DecoyBase extends PackedFacts {
  readonly tree: FileTree;
  /** Returns the content of a download that {@link PackedFacts.sites} names. */
  download(file: string): Buffer;
}

interface PackedFacts {
  readonly machine: DecoyMachine;
  readonly sites: readonly SitePage[];
}

/** A file, folder or link as it goes into the pack. */
export interface FileToPack extends Omit<TreeEntry, 'size'> {
  readonly path: string;
  /** Files only. */
  readonly content?: Buffer;
}

/**
 * An entry as it is stored in the pack. `offset` is where a file's content begins, counted from the end of the header.
 */
interface PackedEntry extends TreeEntry {
  readonly path: string;
  readonly offset?: number;
}

/** What precedes the contents. */
interface PackHeader extends PackedFacts {
  readonly entries: readonly PackedEntry[];
  readonly downloads: readonly { readonly name: string; readonly size: number; readonly offset: number }[];
}

const lengthBytes = 4;

/**
 * Encodes everything as one file: the length of the header, the header (JSON), and the contents one after the other.
 */
export function encodePack(
  facts: PackedFacts,
  files: readonly FileToPack[],
  downloads: readonly { readonly name: string; readonly content: Buffer }[],
): Buffer {
  const contents: Buffer[] = [];
  let end = 0;
  const add = (content: Buffer) => {
    contents.push(content);
    end += content.length;
    return { size: content.length, offset: end - content.length };
  };
  const header: PackHeader = {
    ...facts,
    entries: files.map(({ content, ...entry }) =>
      content === undefined ? { ...entry, size: 0 } : { ...entry, ...add(content) },
    ),
    downloads: downloads.map(({ name, content }) => ({ name, ...add(content) })),
  };
  const encoded = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(encoded.length);
  return Buffer.concat([length, encoded, ...contents]);
}

/** Opens what {@link encodePack} made. The contents are not copied. */
export function openPack(pack: Buffer): DecoyBase {
  const start = lengthBytes + pack.readUInt32BE();
  // The packer wrote it, and has checked it.
  const { machine, sites, entries, downloads } = JSON.parse(pack.toString('utf8', lengthBytes, start)) as PackHeader;
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const byName = new Map(downloads.map((download) => [download.name, download]));
  const names = namesByFolder([...byPath.keys()]);
  const content = ({ offset = 0, size = 0 } = {}) => pack.subarray(start + offset, start + offset + size);
  return {
    machine,
    sites,
    tree: {
      entry: (path) => byPath.get(path),
      names: (folder) => names.get(folder) ?? [],
      content: (path) => content(byPath.get(path)),
      piece: (path, first, last) => content(byPath.get(path)).subarray(first, last),
    },
    download: (file) => content(byName.get(file)),
  };
}
