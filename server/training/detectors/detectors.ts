import type { DetectorTable } from '../detector.ts';
import { fiveStars } from './five-stars.ts';
import { fourStars } from './four-stars.ts';
import { oneStar } from './one-star.ts';
import { sixStars } from './six-stars.ts';
import { threeStars } from './three-stars.ts';
import { twoStars } from './two-stars.ts';

/**
 * How each of the 110 challenges is noticed (architecture.md 4). To build one more: add it to the file of its stars,
 * mark the weakness where it lives, and write `tests/exploits/<stars>/<key>.test.ts` with an exploit and a benign twin.
 */
export const detectors: DetectorTable = {
  ...oneStar,
  ...twoStars,
  ...threeStars,
  ...fourStars,
  ...fiveStars,
  ...sixStars,
};
