import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The encodings of compressed copies beside a file, best first, with the suffix of each copy's name. */
const copies = { br: '.br', gzip: '.gz' } as const;

export type CopyEncoding = keyof typeof copies;

/** What a folder holds, read once. Requests are looked up here, so none reaches the file system by its own path. */
export interface FolderIndex {
  /** Returns the encodings of the file's compressed copies; undefined when there is no such file. Paths begin with a slash. */
  copiesOf(path: string): readonly CopyEncoding[] | undefined;
  /** Returns whether the file exists only as a Brotli copy. */
  isPacked(path: string): boolean;
  isFolder(path: string): boolean;
}

/** Returns the file name of a compressed copy. */
export function copyName(path: string, encoding: CopyEncoding): string {
  return path + copies[encoding];
}

/** Lists a folder with everything below it. Names that begin with a dot aren't served, nor are compressed copies under their own names. */
export function indexFolder(folder: string): FolderIndex {
  const all = new Set<string>();
  const folders = new Set<string>();
  list(folder, '', all, folders);
  const files = new Map<string, readonly CopyEncoding[]>();
  const encodings = Object.keys(copies) as CopyEncoding[]; // the keys of a literal object
  const packed = new Set<string>();
  for (const path of all) {
    if (path.endsWith(copies.br) && !all.has(path.slice(0, -copies.br.length))) {
      const original = path.slice(0, -copies.br.length);
      packed.add(original);
      files.set(original, ['br']);
      continue;
    }
    const isCopy = encodings.some((encoding) => path.endsWith(copies[encoding]) && all.has(path.slice(0, -3)));
    if (!isCopy) {
      files.set(
        path,
        encodings.filter((encoding) => all.has(copyName(path, encoding))),
      );
    }
  }
  return {
    copiesOf: (path) => files.get(path),
    isPacked: (path) => packed.has(path),
    isFolder: (path) => folders.has(path),
  };
}

function list(folder: string, path: string, files: Set<string>, folders: Set<string>): void {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const entryPath = `${path}/${entry.name}`;
    if (entry.name.startsWith('.')) {
      continue;
    }
    if (entry.isDirectory()) {
      folders.add(entryPath);
      list(folder, entryPath, files, folders);
    } else if (entry.isFile()) {
      files.add(entryPath);
    }
  }
}
