import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FullError } from '../../database/full-error.ts';

/** A place for bytes under keys of 64 hexadecimal digits. */
export interface Shelf {
  /** What lies there, with sizes in bytes and times in milliseconds since the epoch. */
  list(): readonly { readonly key: string; readonly size: number; readonly modified: number }[];
  /** All or nothing. @throws FullError when the disk is full */
  write(key: string, content: Buffer): Promise<void>;
  /** Undefined when there is nothing under this key. */
  read(key: string): Promise<Buffer | undefined>;
  clear(): Promise<void>;
}

/** A shelf that is lost with the process, for shops that leave no files (`--ephemeral`). */
export function memoryShelf(): Shelf {
  const contents = new Map<string, Buffer>();
  return {
    list: () => [],
    write: async (key, content) => {
      contents.set(key, content);
    },
    read: async (key) => contents.get(key),
    clear: async () => contents.clear(),
  };
}

const keyForm = /^[0-9a-f]{64}$/;

/** A folder as a shelf, made when missing; what a killed process left half-written is removed. */
export function folderShelf(folder: string): Shelf {
  mkdirSync(folder, { recursive: true });
  return {
    list: () => {
      const names = readdirSync(folder);
      for (const name of names.filter((name) => !keyForm.test(name))) {
        rmSync(join(folder, name), { force: true, recursive: true });
      }
      return names
        .filter((name) => keyForm.test(name))
        .map((key) => {
          const { size, mtimeMs } = statSync(join(folder, key));
          return { key, size, modified: mtimeMs };
        });
    },
    write: async (key, content) => {
      const unfinished = join(folder, `${randomUUID()}.part`);
      try {
        await writeFile(unfinished, content);
        await rename(unfinished, join(folder, key));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw isOfFullDisk(error) ? new FullError('disk', { cause: error }) : error;
      }
    },
    read: async (key) => {
      try {
        return await readFile(join(folder, key));
      } catch {
        return undefined;
      }
    },
    clear: async () => {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
    },
  };
}

function isOfFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
