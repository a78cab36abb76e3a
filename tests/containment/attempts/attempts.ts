import type { Attempt } from './attempt.ts';
import { fileAttempts } from './files.ts';
import { ownFixAttempts } from './own-fixes.ts';
import { processAttempts } from './processes.ts';
import { resourceAttempts } from './resources.ts';
import { serviceAttempts } from './services.ts';
import { workbenchAttempts } from './workbench.ts';

/** All attempts over HTTP; `SECURITY.md` lists them. */
export const attempts: readonly Attempt[] = [
  ...fileAttempts,
  ...processAttempts,
  ...serviceAttempts,
  ...ownFixAttempts,
  ...workbenchAttempts,
  ...resourceAttempts,
];
