import type { Budgets } from '../budgets.ts';
import { FullError } from './full-error.ts';

/** The room that all documents share. They are kept in memory, so their size is counted in characters of JSON. */
export interface DocumentRoom {
  /** The most characters that one document may have. */
  readonly longest: number;
  /** Returns whether there is room for another document of this size. */
  has(size: number): boolean;
  /** Refuses changes that there is no room for. @throws FullError */
  require(changes: readonly { readonly before: number | undefined; readonly after: number }[]): void;
  take(size: number): void;
  give(size: number): void;
}

export function createDocumentRoom({ bytes, count, longest }: Budgets['documents']): DocumentRoom {
  let taken = 0;
  let documents = 0;
  return {
    longest,
    has: (size) => size <= longest && taken + size <= bytes && documents < count,
    require: (changes) => {
      if (changes.some(({ before = 0, after }) => after > longest && after > before)) {
        throw new FullError('piece');
      }
      const more = changes.reduce((sum, { before = 0, after }) => sum + after - before, 0);
      const moreDocuments = changes.filter(({ before }) => before === undefined).length;
      // A change that takes no more room than before is always allowed.
      if ((more > 0 && taken + more > bytes) || (moreDocuments > 0 && documents + moreDocuments > count)) {
        throw new FullError('shop');
      }
    },
    take: (size) => {
      taken += size;
      documents += 1;
    },
    give: (size) => {
      taken -= size;
      documents -= 1;
    },
  };
}
