import type { Take } from '../../plan/plan.ts';
import type { Search } from './find.ts';
import type { TakenFrom } from './take.ts';

/** What the reader is asked for. Responses are in base64. */
export type ReaderJob =
  | { readonly kind: 'take'; readonly responses: readonly string[]; readonly takes: readonly Take[] }
  | { readonly kind: 'find'; readonly responses: readonly string[]; readonly search: Search };

/** What the reader says: once that it is there, and then the outcome of each job. */
export type ReaderAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'taken'; readonly values: readonly TakenFrom[] }
  | { readonly kind: 'found'; readonly found: readonly boolean[] }
  | { readonly kind: 'failed'; readonly message: string };
