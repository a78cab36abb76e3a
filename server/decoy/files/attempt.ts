import { DecoyFileError } from './file-error.ts';

/**
 * Returns the result of the work, or `otherwise` if the files refuse it. Nothing else is caught, because an evaluation whose snapshot does
 * not suffice has to be aborted wherever it notices.
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

/** Returns whether the files allow the work to be done. */
export function succeeds(work: () => void): boolean {
  return attempt(() => {
    work();
    return true;
  }, false);
}
