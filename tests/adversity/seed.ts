/**
 * Chooses which requests are generated: the same seed generates the same ones. Every run uses the same seed unless told
 * otherwise, so that a failing run is about what was changed. `ADVERSITY_SEED` is a number, or `random` to look for unknown
 * faults.
 */
export const seed: number =
  process.env.ADVERSITY_SEED === 'random' ? Date.now() % 2 ** 31 : Number(process.env.ADVERSITY_SEED ?? 20_261_120);
