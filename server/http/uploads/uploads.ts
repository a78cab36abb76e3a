import { hash } from 'node:crypto';
import { type Budgets, budgets as usualBudgets } from '../../budgets.ts';
import { PageError } from '../errors.ts';
import type { StoredContent } from '../pages/send-content.ts';
import type { Shelf } from './shelf.ts';

/** Sizes are rounded up to multiples of this many bytes, so that many small files reach the limit too. */
const blockSize = 4096;

/** An uploaded file as it is served. */
export interface StoredUpload {
  readonly content: Buffer | StoredContent;
  /** Milliseconds since the epoch. */
  readonly modified: number;
}

/** Files that customers uploaded for display, by the name under which they are served (api-account.md 17.4, api-shop.md 19). */
export interface Uploads {
  /**
   * Stores a file, or replaces the one with its name, as a whole.
   * @param name of any characters, since it never becomes part of a path on the disk
   * @throws PageError 507 when there is no room left
   */
  write(name: string, content: Buffer): Promise<void>;
  has(name: string): boolean;
  /** Opens a file, to be read while it is sent. */
  open(name: string): Promise<StoredUpload | undefined>;
  /** Forgets all files ("Reset shop"). */
  clear(): Promise<void>;
}

interface Entry {
  readonly size: number;
  readonly modified: number;
}

/** @param shelf where the bytes are stored; only the uploads made here may change it from now on */
export function createUploads(shelf: Shelf, { bytes }: Budgets['uploads'] = usualBudgets.uploads): Uploads {
  const entries = new Map<string, Entry>(
    shelf.list().map(({ key, size, modified }) => [key, { size: blocks(size), modified }]),
  );
  /** How many bytes are stored or being written: of two files that arrive at once, only one may get the last room. */
  let taken = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  /** Counts how often everything was cleared. What was being written then no longer takes any room. */
  let clearings = 0;
  return {
    write: async (name, content) => {
      const key = keyOf(name);
      const size = blocks(content.length);
      const replaced = entries.get(key)?.size ?? 0;
      if (taken - replaced + size > bytes) {
        throw new PageError('There is no room left for uploads.', { status: 507 });
      }
      const clearing = clearings;
      taken += size;
      try {
        await shelf.write(key, content);
      } catch (error) {
        if (clearing === clearings) {
          taken -= size;
        }
        throw error;
      }
      if (clearing !== clearings) {
        taken += size;
      }
      // Another file with this name may have been written in the meantime.
      taken -= entries.get(key)?.size ?? 0;
      entries.set(key, { size, modified: Date.now() });
    },
    has: (name) => entries.has(keyOf(name)),
    open: async (name) => {
      const key = keyOf(name);
      const modified = entries.get(key)?.modified;
      const content = modified === undefined ? undefined : await shelf.open(key);
      return modified === undefined || content === undefined ? undefined : { content, modified };
    },
    clear: async () => {
      entries.clear();
      taken = 0;
      clearings += 1;
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
