/** One line of the log. The shop's text is hostile, because learners decide what it says. */
export interface LogEntry {
  /** Counts up. */
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly level: 'info' | 'warn' | 'error';
  /** The shop (with evaluator and chain), or the app around it. */
  readonly source: 'shop' | 'app';
  readonly text: string;
}
