/**
 * What is wrong, as far as it decides what a person can do: `shopFiles` are damaged or lead elsewhere, and can be moved
 * away without touching progress; `progressFile` is the one that holds it; `folder` cannot be used at all; `inUse` by another.
 */
export type DataFault = 'shopFiles' | 'progressFile' | 'folder' | 'inUse';

/** The data folder, or a file in it, cannot be used. Nothing in it was changed. */
export class DataFolderError extends Error {
  /** One sentence: what is wrong. */
  readonly reason: string;
  /** One sentence: what to do about it. */
  readonly advice: string;
  readonly fault: DataFault;

  constructor(reason: string, advice: string, fault: DataFault, options?: ErrorOptions) {
    super(`${reason} ${advice}`, options);
    this.reason = reason;
    this.advice = advice;
    this.fault = fault;
  }
}

/** This user may not do with the folder what the shop has to. @param right what to give the right to */
export function missingRight(reason: string, right: string, cause: unknown): DataFolderError {
  return new DataFolderError(reason, `Give this user the right to ${right}, or choose another folder.`, 'folder', {
    cause,
  });
}
