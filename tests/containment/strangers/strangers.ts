import { pageAttempts } from './pages.ts';
import { requestAttempts } from './requests.ts';

/** All attempts to use the workbench of somebody else's shop; `SECURITY.md` lists them. */
export const strangersAttempts = [...pageAttempts, ...requestAttempts];
