import { hash } from 'node:crypto';
import { PageError } from '../errors.ts';
import type { Shelf } from './shelf.ts';

/** Bytes of all uploads together, as much as the decoy's files may have (rulings 11). */
const totalLimit = 64 * 1024 * 1024;

/** What a file takes at least, in bytes, so that many small ones end somewhere too. */
const blockSize = 4096;

/** An uploaded file as it is served. */
export interface StoredUpload {
  readonly content: Buffer;
  /** Milliseconds since the epoch. */
  readonly modified: number;
}

/** Files that customers uploaded to be seen, by the name under which they are served (api-account.md 17.4, api-shop.md 19). */
export interface Uploads {
  /**
   * Stores a file, or replaces the one of that name, as a whole.
   * @param name of any characters: it never becomes part of a path on the disk
   * @throws PageError 507 when there is no room left
   */
  write(name: string, content: Buffer): Promise<void>;
  has(name: string): boolean;
  read(name: string): Promise<StoredUpload | undefined>;
  /** Forgets all files ("Reset shop"). */
  clear(): Promise<void>;
}

interface Entry {
  readonly size: number;
  readonly modified: number;
}

/** @param shelf where the bytes lie; only the uploads made here may change it from now on */
export function createUploads(shelf: Shelf): Uploads {
  const entries = new Map<string, Entry>(
    shelf.list().map(({ key, size, modified }) => [key, { size: blocks(size), modified }]),
  );
  return {
    write: async (name, content) => {
      const key = keyOf(name);
      const others = [...entries].filter(([other]) => other !== key).map(([, { size }]) => size);
      const size = blocks(content.length);
      if (others.reduce((sum, other) => sum + other, size) > totalLimit) {
        throw new PageError('There is no room left for uploads.', { status: 507 });
      }
      await shelf.write(key, content);
      entries.set(key, { size, modified: Date.now() });
    },
    has: (name) => entries.has(keyOf(name)),
    read: async (name) => {
      const key = keyOf(name);
      const modified = entries.get(key)?.modified;
      const content = modified === undefined ? undefined : await shelf.read(key);
      return modified === undefined || content === undefined ? undefined : { content, modified };
    },
    clear: async () => {
      entries.clear();
      await shelf.clear();
    },
  };
}

function keyOf(name: string): string {
  return hash('sha256', name);
}

function blocks(size: number): number {
  return Math.max(1, Math.ceil(size / blockSize)) * blockSize;
}
