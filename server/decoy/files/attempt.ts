import { DecoyFileError } from './file-error.ts';

/**
 * What the work gives, or `otherwise` where the files refuse it. Nothing else is caught: an evaluation whose snapshot does
 * not suffice has to be broken off, wherever it notices.
 */
export function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof DecoyFileError) {
      return otherwise;
    }
    throw error;
  }
}

/** Whether the files let the work be done. */
export function succeeds(work: () => void): boolean {
  return attempt(() => {
    work();
    return true;
  }, false);
}
