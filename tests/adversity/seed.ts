/**
 * Which requests are generated; the same seed generates the same ones. Every run has the same unless it asks for another,
 * so that a red run is about what was changed: `ADVERSITY_SEED` is a number, or `random` to look for what is not known yet.
 */
export const seed: number =
  process.env.ADVERSITY_SEED === 'random' ? Date.now() % 2 ** 31 : Number(process.env.ADVERSITY_SEED ?? 20_261_120);
