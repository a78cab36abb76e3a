import { form, gleam } from '../kit/light.ts';
import { disc } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { randomFrom } from '../kit/random.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, ellipse, type Markup, path, stroke } from '../kit/svg.ts';
import { leaf, stem } from './leaf.ts';

const body =
  'M0 -148C22 -168 62 -172 86 -140C110 -106 94 -46 64 -14C46 5 22 4 0 -6C-22 4 -46 5 -64 -14C-94 -46 -110 -106 -86 -140C-62 -172 -22 -168 0 -148Z';

/** Draws a red apple with a blush of yellow. It stands on (0, 0) and is about 190 wide and 165 tall. */
export function apple(sheet: Sheet): Markup {
  const random = randomFrom(11);
  const specks = Array.from({ length: 22 }, () =>
    circle(-70 + random() * 140, -130 + random() * 110, 1.1 + random() * 1.1, {
      fill: palette.honey.light,
      opacity: 0.75,
    }),
  );
  const blush = ellipse(-34, -64, 52, 70, {
    fill: sheet.glow(palette.honey.base, 0.85),
  });
  return [
    form(
      sheet,
      body,
      palette.apple,
      { shade: 20, rim: 5 },
      blush,
      path('M-40 -152C-20 -132 20 -132 42 -153C30 -142 16 -136 0 -136S-28 -140 -40 -152Z', {
        fill: palette.apple.deep,
        opacity: 0.75,
      }),
      ...specks,
    ),
    stem(0, -140, 10, -40),
    leaf(6, -156, 66, 25, -24),
    gleam(-48, -118, 11, 24, 28),
  ].join('');
}

/** Draws half an apple with its cut face to the front: cream flesh, core and pips. It stands on (0, 0). */
export function appleHalf(sheet: Sheet): Markup {
  const core = 'M0 -112C24 -108 34 -84 26 -62C20 -44 8 -38 0 -36C-8 -38 -20 -44 -26 -62C-34 -84 -24 -108 0 -112Z';
  const pip = (x: number, y: number, turn: number) =>
    path('M0 -11C6 -5 7 5 0 9C-7 5 -6 -5 0 -11Z', {
      fill: palette.bark.deep,
      transform: `translate(${x} ${y}) rotate(${turn})`,
    });
  return [
    form(sheet, body, palette.apple, { shade: 10, rim: 0 }),
    form(
      sheet,
      'M0 -138C20 -158 58 -162 79 -134C101 -102 86 -48 59 -20C43 -4 20 -4 0 -14C-20 -4 -43 -4 -59 -20C-86 -48 -101 -102 -79 -134C-58 -162 -20 -158 0 -138Z',
      palette.flesh,
      { shade: 9, rim: 0 },
      path(core, { fill: palette.honey.light, opacity: 0.45 }),
      stroke(core, palette.honey.base, 2.5, { opacity: 0.7 }),
      stroke('M0 -138V-112M0 -36V-16', palette.leafBright.base, 3, { opacity: 0.55 }),
      pip(-9, -74, 12),
      pip(9, -74, -12),
    ),
    stem(0, -140, 8, -30, 6),
  ].join('');
}

/** Draws a quince: yellow, lumpy, half apple and half pear, with down near the stem. It stands on (0, 0). */
export function quince(sheet: Sheet): Markup {
  const random = randomFrom(23);
  const outline =
    'M4 -184C24 -186 34 -168 42 -150C58 -140 92 -122 90 -78C88 -40 72 -12 46 -5C30 0 18 -8 0 -7C-20 -8 -34 2 -54 -8C-80 -20 -96 -52 -90 -88C-86 -116 -58 -134 -44 -150C-34 -166 -26 -186 4 -184Z';
  const down = Array.from({ length: 26 }, () =>
    circle(-36 + random() * 72, -178 + random() * 62, 1.4 + random() * 1.6, { fill: palette.flesh.base, opacity: 0.6 }),
  );
  return [
    form(
      sheet,
      outline,
      palette.quince,
      { shade: 20, rim: 6 },
      path('M-66 -30C-40 -60 -52 -110 -30 -150', {
        fill: 'none',
        stroke: palette.quince.light,
        'stroke-width': 13,
        opacity: 0.5,
        'stroke-linecap': 'round',
      }),
      path('M40 -26C34 -60 44 -106 26 -150', {
        fill: 'none',
        stroke: palette.quince.shade,
        'stroke-width': 9,
        opacity: 0.32,
        'stroke-linecap': 'round',
      }),
      ...down,
    ),
    stem(4, -180, 6, -24),
    leaf(6, -190, 62, 27, -16, palette.leaf),
    gleam(-54, -92, 9, 22, 18, 0.4),
  ].join('');
}

/** Draws half a quince with its cut face to the front. It stands on (0, 0). */
export function quinceHalf(sheet: Sheet): Markup {
  return [
    form(sheet, disc(0, -68, 78, 68), palette.quince, { shade: 9, rim: 0 }),
    form(
      sheet,
      disc(0, -68, 70, 60),
      palette.flesh,
      { shade: 8, rim: 0 },
      path('M0 -104C26 -100 34 -80 26 -60C20 -44 8 -40 0 -38C-8 -40 -20 -44 -26 -60C-34 -80 -26 -100 0 -104Z', {
        fill: palette.honey.base,
        opacity: 0.5,
      }),
      ...[-10, 0, 10].map((x, index) =>
        path('M0 -10C5 -4 6 4 0 8C-6 4 -5 -4 0 -10Z', {
          fill: palette.bark.shade,
          transform: `translate(${x} ${index === 1 ? -62 : -72}) rotate(${-x * 1.5})`,
        }),
      ),
    ),
  ].join('');
}
