/**
 * What is full. `shop`: the shop has used up its budget, and a reset frees it. `disk`: the machine's disk is full, and
 * resetting the shop isn't the remedy. `piece`: one document is longer than any that the shop keeps.
 */
export type Full = 'shop' | 'disk' | 'piece';

const sentences: Readonly<Record<Full, string>> = {
  shop: 'The shop is full: reset it to go on.',
  disk: 'The disk is full: free some space on it to go on. Nothing has to be reset for that.',
  piece: 'This is more than the shop keeps in one piece.',
};

/** An error for something that wasn't stored because there is no room for it. The error page responds with 507. */
export class FullError extends Error {
  readonly status = 507;
  readonly full: Full;

  constructor(full: Full, options?: ErrorOptions) {
    super(sentences[full], options);
    this.name = 'FullError';
    this.full = full;
  }
}
