/** Sizes and counts that both the board and learners' apps know. Sizes are in bytes, lengths in characters, times in milliseconds. */
export const classLimits = {
  /** The body of any request but the hand-in. */
  message: 64 * 1024,
  /** The body of a hand-in: a sealed backup of at most 1 MiB, in base64. */
  handIn: 1536 * 1024,
  /** Reports in one request. */
  reports: 50,
  /** A learner's name. */
  name: 40,
  announcement: 500,
  /** Announcements that are kept, and sent to a learner's app. */
  announcements: 50,
  /** How far a signature's time may be from the board's clock. */
  clock: 60_000,
} as const;
