import { apple } from '../fruit/apple.ts';
import { strawberry } from '../fruit/berries.ts';
import { citrusFace } from '../fruit/citrus.ts';
import { kiwiFace } from '../fruit/tropical.ts';
import { polygon } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, type Markup, path, place } from '../kit/svg.ts';
import { type MarkKind, mark } from '../mark/glass.ts';

/** The outline of a die-cut sticker around the mark (200 x 240), by what the straw carries. */
const cuts: Readonly<Record<MarkKind, string>> = {
  shop: 'M62 60L86 58V40C88 22 100 14 112 8L140 -6C160 -10 172 10 158 28L126 46V58H148C170 58 178 74 176 92L163 212C160 238 146 246 124 246H76C54 246 40 238 37 212L24 92C22 74 36 60 62 60Z',
  ctf: 'M62 60L84 58V10C84 -8 100 -10 112 -2C128 -12 138 6 152 0C168 -8 190 -8 186 14L178 34L188 54C194 70 172 76 152 80C172 70 178 74 176 92L163 212C160 238 146 246 124 246H76C54 246 40 238 37 212L24 92C22 74 36 60 62 60Z',
};

/** A die-cut sticker of the mark: white border, a shadow as thin as foil. Drawn in the mark's box of 200 x 240. */
export function dieCut(sheet: Sheet, kind: MarkKind = 'shop', border: string = palette.white.base): Markup {
  return [
    path(cuts[kind], { fill: palette.ink.base, opacity: 0.22, transform: 'translate(4 6)' }),
    path(cuts[kind], { fill: border }),
    mark(sheet, kind),
  ].join('');
}

/** A round sticker around (0, 0) with whatever is put on it. */
export function roundSticker(r: number, fill: string, content: Markup): Markup {
  return [
    circle(3, 4, r, { fill: palette.ink.base, opacity: 0.22 }),
    circle(0, 0, r, { fill: palette.white.base }),
    circle(0, 0, r * 0.9, { fill }),
    content,
  ].join('');
}

/** The four fruit stickers that come on every page. */
export function fruitStickers(sheet: Sheet, r: number): readonly Markup[] {
  const k = r / 100;
  return [
    roundSticker(r, palette.leaf.base, place(apple(sheet), 0, 62 * k, 0.68 * k)),
    roundSticker(r, palette.bloodOrange.base, place(citrusFace(palette.orange, 66 * k, 9), 0, 0)),
    roundSticker(r, palette.blush.light, place(strawberry(sheet), 0, 66 * k, 0.84 * k)),
    roundSticker(r, palette.lemon.base, place(kiwiFace(66 * k), 0, 0)),
  ];
}

/** A four-pointed sparkle. */
export function sparkle(x: number, y: number, r: number): string {
  const k = r * 0.16;
  return polygon(
    [x, y - r],
    [x + k, y - k],
    [x + r, y],
    [x + k, y + k],
    [x, y + r],
    [x - k, y + k],
    [x - r, y],
    [x - k, y - k],
  );
}
