/**
 * What has no room left: `shop` is beyond its budget, which a reset frees; `disk` is the machine's, which no reset of the shop is the
 * remedy for; `piece` is one thing that is longer than any the shop keeps.
 */
export type Full = 'shop' | 'disk' | 'piece';

const sentences: Readonly<Record<Full, string>> = {
  shop: 'The shop is full: reset it to go on.',
  disk: 'The disk is full: free some space on it to go on. Nothing has to be reset for that.',
  piece: 'This is more than the shop keeps in one piece.',
};

/** Nothing was stored, since there is no room for it; the error page says so with 507. */
export class FullError extends Error {
  readonly status = 507;
  readonly full: Full;

  constructor(full: Full, options?: ErrorOptions) {
    super(sentences[full], options);
    this.name = 'FullError';
    this.full = full;
  }
}
