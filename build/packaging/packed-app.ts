import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getRawHeader } from '@electron/asar';
import { z } from 'zod';

/** Where electron-builder left a packed app, before it makes installers from it. */
export interface PackedFolder {
  readonly platform: 'linux' | 'win32' | 'darwin';
  /** Processors that it supports; two only in a universal app. */
  readonly processors: readonly string[];
  /** The folder that contains app.asar. */
  readonly resources: string;
}

/** A file of the packed app, with its path inside the archive. */
export interface PackedFile {
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  /** SHA-256 of the whole file in hexadecimal; null if the archive has none. */
  readonly hash: string | null;
  /** Whether the file is stored beside the archive. */
  readonly isUnpacked: boolean;
}

interface Entry {
  readonly files?: Readonly<Record<string, Entry>> | undefined;
  readonly size?: number | undefined;
  readonly unpacked?: boolean | undefined;
  readonly integrity?: { readonly hash: string } | undefined;
}

const entrySchema: z.ZodType<Entry> = z.lazy(() =>
  z.object({
    files: z.record(z.string(), entrySchema).optional(),
    size: z.number().optional(),
    unpacked: z.boolean().optional(),
    integrity: z.object({ hash: z.string() }).optional(),
  }),
);

/** Lists the files named in the header of app.asar. @throws when it is missing or not an archive */
export function listArchive(resources: string): readonly PackedFile[] {
  const header: unknown = getRawHeader(join(resources, 'app.asar')).header;
  return walk('', entrySchema.parse(header), false);
}

function walk(path: string, entry: Entry, isUnpackedFolder: boolean): readonly PackedFile[] {
  const isUnpacked = isUnpackedFolder || entry.unpacked === true;
  if (entry.files === undefined) {
    return [{ path, size: entry.size ?? 0, hash: entry.integrity?.hash ?? null, isUnpacked }];
  }
  return Object.entries(entry.files).flatMap(([name, child]) =>
    walk(path === '' ? name : `${path}/${name}`, child, isUnpacked),
  );
}

/** Lists the paths of all files in a folder and its sub-folders, with slashes; none when there is no such folder. */
export function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !statSync(join(folder, name)).isDirectory())
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
}
