import type { Sheet } from '../kit/sheet.ts';
import { group, type Markup } from '../kit/svg.ts';
import { apple, appleHalf, quince, quinceHalf } from './apple.ts';
import { raspberry, strawberry, strawberryHalf } from './berries.ts';
import { lemon, lemonHalf, orange, orangeHalf } from './citrus.ts';
import { carrot, carrotSlices, spinach, woodruff } from './garden.ts';
import { bananaSlices, bananas, eggfruit, eggfruitHalf, kiwiFace } from './tropical.ts';

/** Every fruit that a description can name. Each stands on (0, 0) at its natural size of 100 to 200 units. */
export const basket = {
  apple,
  appleHalf,
  quince,
  quinceHalf,
  orange,
  orangeHalf,
  lemon,
  lemonHalf,
  raspberry,
  strawberry,
  strawberryHalf,
  bananas,
  bananaSlices,
  eggfruit,
  eggfruitHalf,
  kiwiHalf: () => group({ transform: 'translate(0 -58)' }, kiwiFace(60)),
  carrot,
  carrotSlices,
  spinach: () => spinach(0, 0, 130, -8),
  woodruff,
} as const satisfies Readonly<Record<string, (sheet: Sheet) => Markup>>;
