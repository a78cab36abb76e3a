import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getRawHeader } from '@electron/asar';
import { z } from 'zod';

/** Where electron-builder left an app that it packed, before it makes installers of it. */
export interface PackedFolder {
  readonly platform: 'linux' | 'win32' | 'darwin';
  /** Processors it is for; two only in a universal app. */
  readonly processors: readonly string[];
  /** Folder of app.asar. */
  readonly resources: string;
}

/** A file of the packed app, by its path inside the archive. */
export interface PackedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the whole, as hexadecimal digits; null where the archive has none. */
  readonly hash: string | null;
  /** Whether it lies beside the archive. */
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

/** Lists the files that the header of app.asar names. @throws when there is none, or it is no archive */
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

/** Paths of all files in a folder and below, with slashes; none when there is no such folder. */
export function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !statSync(join(folder, name)).isDirectory())
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
}
