import { form, gleam } from '../kit/light.ts';
import { palette } from '../kit/palette.ts';
import { randomFrom } from '../kit/random.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, ellipse, group, type Markup, path, stroke } from '../kit/svg.ts';

/** Draws one banana: a ridged crescent with its back to the lower right, between (-96, -70) and (84, -64). */
function singleBanana(sheet: Sheet): Markup {
  const outline =
    'M-98 -96C-104 -58 -72 -10 -8 -4C50 2 88 -32 100 -74C104 -84 94 -92 86 -84C60 -58 24 -46 -10 -50C-48 -56 -70 -78 -76 -106C-80 -118 -96 -112 -98 -96Z';
  return [
    form(
      sheet,
      outline,
      palette.banana,
      { shade: 11, rim: 4 },
      path('M-92 -86C-84 -40 -40 -20 0 -22C46 -24 76 -50 94 -80L100 -60C80 -10 20 8 -30 -4C-80 -20 -100 -60 -92 -86Z', {
        fill: palette.banana.shade,
        opacity: 0.55,
      }),
      stroke('M-58 -44q20 17 44 20M20 -32q20 -4 34 -14', palette.bark.base, 2.2, { opacity: 0.55 }),
    ),
    path('M100 -74C104 -84 94 -92 86 -84C90 -80 94 -76 98 -70Z', { fill: palette.bark.deep }),
  ].join('');
}

/** Draws a hand of two bananas that lies on (0, 0), 210 wide. */
export function bananas(sheet: Sheet): Markup {
  return [
    group({ transform: 'translate(8 -24) rotate(-15 -90 -90)' }, singleBanana(sheet)),
    group({ transform: 'translate(0 0)' }, singleBanana(sheet)),
    path('M-104 -98C-104 -118 -96 -134 -84 -140L-70 -134C-72 -122 -70 -112 -66 -102C-76 -92 -94 -90 -104 -98Z', {
      fill: palette.banana.shade,
    }),
    path('M-92 -130C-90 -138 -86 -144 -84 -146L-68 -138L-70 -126Z', { fill: palette.bark.shade }),
  ].join('');
}

/** Draws two slices of banana that lie flat on (0, 0). */
export function bananaSlices(): Markup {
  const round = (x: number, y: number) =>
    group(
      { transform: `translate(${x} ${y})` },
      ellipse(0, 6, 32, 17, { fill: palette.banana.shade }),
      ellipse(0, -2, 32, 17, { fill: palette.flesh.light }),
      ellipse(0, -2, 27, 13.5, { fill: palette.flesh.base }),
      ...[-10, 0, 10].map((dx, index) =>
        ellipse(dx, index === 1 ? 1 : -3, 2.6, 1.6, { fill: palette.bark.base, opacity: 0.8 }),
      ),
    );
  return round(-26, -22) + round(24, -14);
}

/** Draws an eggfruit (canistel): a golden teardrop with a curved tip that stands on (0, 0). */
export function eggfruit(sheet: Sheet): Markup {
  const outline =
    'M14 -186C24 -188 26 -178 24 -170C28 -152 74 -132 76 -78C78 -30 44 -2 0 -2C-44 -2 -78 -30 -76 -78C-74 -128 -26 -146 -8 -168C-2 -176 4 -184 14 -186Z';
  const random = randomFrom(31);
  const freckles = Array.from({ length: 16 }, () =>
    circle(-50 + random() * 100, -110 + random() * 100, 1.2 + random() * 1.4, {
      fill: palette.bark.base,
      opacity: 0.35,
    }),
  );
  return [
    form(
      sheet,
      outline,
      palette.honey,
      { shade: 18, rim: 5 },
      ellipse(-24, -70, 44, 56, {
        fill: sheet.glow(palette.lemon.base, 0.9),
      }),
      ...freckles,
    ),
    gleam(-42, -92, 8, 22, 22, 0.5),
  ].join('');
}

/** Draws half an eggfruit: dry golden flesh like a boiled yolk around one glossy brown seed. It stands on (0, 0). */
export function eggfruitHalf(sheet: Sheet): Markup {
  const outline = 'M0 -150C14 -128 66 -112 68 -66C70 -24 38 0 0 0C-38 0 -70 -24 -68 -66C-66 -112 -14 -128 0 -150Z';
  const inner = 'M0 -136C14 -118 58 -104 60 -65C61 -30 34 -8 0 -8C-34 -8 -61 -30 -60 -65C-58 -104 -14 -118 0 -136Z';
  return [
    form(sheet, outline, palette.honey, { shade: 7, rim: 0 }),
    form(
      sheet,
      inner,
      palette.lemon,
      { shade: 8, rim: 0 },
      ellipse(0, -62, 40, 46, { fill: palette.honey.light, opacity: 0.6 }),
    ),
    form(
      sheet,
      'M0 -102C22 -96 30 -72 26 -50C22 -30 12 -20 0 -20C-12 -20 -22 -30 -26 -50C-30 -72 -22 -96 0 -102Z',
      palette.bark,
      { shade: 9, rim: 0 },
    ),
    path('M2 -92C10 -80 12 -56 6 -32C14 -44 18 -70 2 -92Z', { fill: palette.flesh.shade, opacity: 0.7 }),
    gleam(-12, -74, 5, 13, 12, 0.6),
  ].join('');
}

/** Draws a slice of kiwi around (0, 0), with its cut face to the front. */
export function kiwiFace(r: number): Markup {
  const rays = Array.from(
    { length: 20 },
    (_, index) =>
      `M0 0L${(Math.cos((index / 10) * Math.PI) * r * 0.74).toFixed(1)} ${(Math.sin((index / 10) * Math.PI) * r * 0.74).toFixed(1)}`,
  );
  const seeds = Array.from({ length: 20 }, (_, index) =>
    ellipse(0, -r * (index % 2 === 0 ? 0.46 : 0.53), r * 0.03, r * 0.055, {
      fill: palette.ink.base,
      transform: `rotate(${index * 18 + 9})`,
    }),
  );
  return [
    circle(0, 0, r, { fill: palette.bark.base }),
    circle(0, 0, r * 0.93, { fill: palette.kiwi.shade }),
    circle(0, 0, r * 0.84, { fill: palette.kiwi.base }),
    stroke(rays.join(''), palette.kiwi.light, r * 0.04),
    circle(0, 0, r * 0.3, { fill: palette.flesh.light }),
    ...seeds,
  ].join('');
}
