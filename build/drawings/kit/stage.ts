import { groundShadow } from './light.ts';
import { type BackdropName, backdrops } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { circle, group, type Markup, rect } from './svg.ts';

/** The frame of a product picture in drawing units. Its proportions are the contract's 279 x 311 (data.md 7.3). */
export const stage = { width: 558, height: 622, horizon: 470, foot: 556 } as const;

/** Draws the wall, disc and table behind a product. */
export function backdrop(name: BackdropName): Markup {
  const tint = backdrops[name];
  const { width, height, horizon } = stage;
  return [
    rect(0, 0, width, height, { fill: tint.wall }),
    circle(width * 0.5, horizon * 0.56, Math.min(width, height) * 0.4, { fill: tint.disc }),
    rect(0, horizon, width, height - horizon, { fill: tint.table }),
    rect(0, horizon, width, 3, { fill: tint.shadow, opacity: 0.12 }),
  ].join('');
}

/**
 * Draws the shadow on the table of a thing whose foot reaches from x1 to x2. It fades out before the picture's right edge, since
 * the shop continues wall and table beyond it.
 */
export function footShadow(sheet: Sheet, name: BackdropName, x1: number, x2: number, y: number = stage.foot): Markup {
  const fading = sheet.gradient([0, '#ffffff'], [0.86, '#ffffff'], [0.97, '#000000']);
  const mask = sheet.mask(rect(0, 0, stage.width, stage.height, { fill: fading }));
  return group({ mask }, groundShadow(sheet, x1, x2, y, backdrops[name].shadow));
}
