/** Why there is no window. */
export interface NoWindow {
  /** The reason, as the end of a sentence. */
  readonly reason: string;
  /** A command that helps, and has to be run only once. */
  readonly remedy?: string;
}
