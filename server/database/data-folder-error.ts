/** The data folder, or a file in it, cannot be used. Nothing in it was changed. */
export class DataFolderError extends Error {
  /** One sentence: what is wrong. */
  readonly reason: string;
  /** One sentence: what to do about it. */
  readonly advice: string;

  constructor(reason: string, advice: string, options?: ErrorOptions) {
    super(`${reason} ${advice}`, options);
    this.reason = reason;
    this.advice = advice;
  }
}
