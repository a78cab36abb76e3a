import type { Attempt } from './attempt.ts';
import { fileAttempts } from './files.ts';
import { processAttempts } from './processes.ts';
import { resourceAttempts } from './resources.ts';
import { serviceAttempts } from './services.ts';

/** Everything that is tried over HTTP; `SECURITY.md` lists it. */
export const attempts: readonly Attempt[] = [
  ...fileAttempts,
  ...processAttempts,
  ...serviceAttempts,
  ...resourceAttempts,
];
