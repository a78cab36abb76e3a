/** Why there is no window. */
export interface NoWindow {
  /** The end of a sentence. */
  readonly reason: string;
  /** The command that helps, once. */
  readonly remedy?: string;
}
