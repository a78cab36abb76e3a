import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FullError } from '../../database/full-error.ts';
import { paced } from '../frame/paced.ts';
import type { StoredContent } from '../pages/send-content.ts';

/** A store for bytes, under keys of 64 hexadecimal digits. */
export interface Shelf {
  /** Returns what is stored, with sizes in bytes and times in milliseconds since the epoch. */
  list(): readonly { readonly key: string; readonly size: number; readonly modified: number }[];
  /** Writes all of the content or nothing. @throws FullError when the disk is full */
  write(key: string, content: Buffer): Promise<void>;
  /** Opens what is stored under a key. Returns undefined when there is nothing. */
  open(key: string): Promise<Buffer | StoredContent | undefined>;
  clear(): Promise<void>;
}

/** Makes a shelf that is lost with the process, for shops that leave no files (`--ephemeral`). */
export function memoryShelf(): Shelf {
  const contents = new Map<string, Buffer>();
  return {
    list: () => [],
    write: async (key, content) => {
      contents.set(key, content);
    },
    open: async (key) => contents.get(key),
    clear: async () => contents.clear(),
  };
}

const keyForm = /^[0-9a-f]{64}$/;

/** Makes a shelf of a folder, which is created when missing. Files that a killed process left half-written are removed. */
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
    open: async (key) => {
      const path = join(folder, key);
      const length = (await stat(path).catch(() => undefined))?.size;
      return length === undefined ? undefined : storedFile(path, length);
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

/** How many bytes of a file are in memory for each client that reads it. */
const pieceSize = 16 * 1024;

/** Returns a file of `length` bytes as content that is read in pieces. */
function storedFile(path: string, length: number): StoredContent {
  const read = (start: number, end: number) => {
    let file: FileHandle | undefined;
    let at = start;
    const next = async () => {
      if (at > end) {
        return null;
      }
      file ??= await openWhole(path, length);
      const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(pieceSize, end + 1 - at)), { position: at });
      at += bytesRead;
      return bytesRead === 0 ? null : buffer.subarray(0, bytesRead);
    };
    return paced({ next, close: async () => file?.close() }, pieceSize);
  };
  return { length, read };
}

/** @throws when the file has been replaced in the meantime */
async function openWhole(path: string, length: number): Promise<FileHandle> {
  const file = await open(path);
  if ((await file.stat()).size !== length) {
    await file.close();
    throw new Error('The file has been replaced in the meantime.');
  }
  return file;
}
