/**
 * What is wrong, in terms of what a person can do about it. `shopFiles`: the shop's files are damaged or lead
 * elsewhere, and can be moved away without touching progress. `progressFile`: the file that holds progress is at fault.
 * `folder`: the folder can't be used at all. `inUse`: another program is using it.
 */
export type DataFault = 'shopFiles' | 'progressFile' | 'folder' | 'inUse';

/** An error for a data folder, or a file in it, that can't be used. Nothing in it was changed. */
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

/**
 * Returns the error for a right to the folder that this user lacks and the shop needs.
 * @param right what the user must be able to do, such as `write there`
 */
export function missingRight(reason: string, right: string, cause: unknown): DataFolderError {
  return new DataFolderError(reason, `Give this user the right to ${right}, or choose another folder.`, 'folder', {
    cause,
  });
}
