import { form, gleam } from '../kit/light.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, group, type Markup, path, rect, stroke } from '../kit/svg.ts';

/** A bee in flight towards the right, around (0, 0), 120 wide. */
export function bee(sheet: Sheet): Markup {
  const body = 'M-52 6C-52 -22 -22 -32 6 -30C34 -28 48 -14 48 4C48 24 30 34 4 34C-24 34 -52 28 -52 6Z';
  return [
    path('M-64 8L-48 0V14Z', { fill: palette.bark.deep }),
    path('M-10 -24C-44 -74 -72 -62 -62 -38C-54 -20 -28 -20 -10 -24Z', { fill: palette.ice.base, opacity: 0.9 }),
    form(
      sheet,
      body,
      palette.lemon,
      { shade: 9, rim: 3 },
      rect(-34, -40, 15, 90, { fill: palette.bark.deep, transform: 'skewX(-6)' }),
      rect(-6, -40, 15, 90, { fill: palette.bark.deep, transform: 'skewX(-6)' }),
    ),
    path('M-2 -26C-20 -84 16 -96 22 -66C26 -46 12 -30 -2 -26Z', { fill: palette.ice.light, opacity: 0.95 }),
    circle(32, -4, 6.5, { fill: palette.ink.base }),
    circle(34, -6, 2.2, { fill: palette.white.base }),
    stroke('M28 14q6 5 12 0', palette.ink.base, 3),
    circle(24, 10, 5, { fill: palette.blush.base, opacity: 0.8 }),
    stroke('M32 -24C36 -40 44 -46 52 -44M22 -28C22 -42 28 -50 36 -52', palette.bark.deep, 3.4),
    circle(53, -44, 4, { fill: palette.bark.deep }),
    circle(37, -53, 4, { fill: palette.bark.deep }),
  ].join('');
}

/** The wasp that is up to no good, from the front, in a box of 200 x 200. */
export function evilWasp(sheet: Sheet): Markup {
  const body = 'M100 70C132 74 142 104 138 130C134 156 118 178 100 196C82 178 66 156 62 130C58 104 68 74 100 70Z';
  const wing = 'M70 92C20 40 -6 62 6 96C14 120 50 124 72 108Z';
  return [
    path(wing, { fill: palette.ice.base }),
    path(wing, { fill: palette.ice.shade, transform: 'matrix(-1 0 0 1 200 0)' }),
    form(
      sheet,
      body,
      palette.lemon,
      { shade: 10, rim: 3 },
      ...[112, 138, 164].map((y) =>
        path(`M50 ${y}Q100 ${y + 14} 150 ${y}V${y + 13}Q100 ${y + 27} 50 ${y + 13}Z`, { fill: palette.ink.base }),
      ),
    ),
    stroke('M80 30C74 8 60 4 48 8M120 30C126 8 140 4 152 8', palette.ink.base, 6),
    circle(47, 9, 7, { fill: palette.ink.base }),
    circle(153, 9, 7, { fill: palette.ink.base }),
    form(sheet, 'M100 22C136 22 152 44 148 66C142 92 120 102 100 102S58 92 52 66C48 44 64 22 100 22Z', palette.lemon, {
      shade: 10,
      rim: 4,
    }),
    group(
      {},
      path(
        'M62 52L92 66C92 82 78 86 70 80C62 74 60 62 62 52ZM138 52L108 66C108 82 122 86 130 80C138 74 140 62 138 52Z',
        { fill: palette.ink.base },
      ),
      circle(80, 71, 5, { fill: palette.bloodOrange.base }),
      circle(120, 71, 5, { fill: palette.bloodOrange.base }),
      path('M78 88Q100 98 122 88L116 96L110 91L104 98L98 92L92 98L86 91L82 95Z', { fill: palette.ink.base }),
    ),
    gleam(72, 38, 6, 10, 50, 0.5),
  ].join('');
}
