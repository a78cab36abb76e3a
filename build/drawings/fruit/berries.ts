import { form, gleam } from '../kit/light.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, ellipse, group, type Markup, path, stroke } from '../kit/svg.ts';
import { calyx } from './leaf.ts';

/** Draws a raspberry with its tip at (0, 0): rows of drupelets, 110 wide and 120 tall. */
export function raspberry(sheet: Sheet): Markup {
  const rows: readonly (readonly [y: number, count: number, half: number])[] = [
    [-100, 4, 32],
    [-82, 5, 44],
    [-62, 6, 50],
    [-42, 5, 44],
    [-25, 4, 32],
    [-12, 3, 18],
  ];
  const drupelets = rows.flatMap(([y, count, half], row) =>
    Array.from({ length: count }, (_, index) => {
      const t = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
      const x = t * half + (row % 2 === 0 ? 0 : 1);
      const dark = x + (y + 60) * 0.5 > 26;
      const tones = palette.berry;
      return [
        circle(x, y, 13.5, { fill: tones.deep }),
        circle(x - 0.8, y - 1, 12.2, { fill: dark ? tones.shade : tones.base }),
        circle(x - 4, y - 4.5, dark ? 2.6 : 3.8, { fill: dark ? tones.base : palette.blush.base }),
      ].join('');
    }),
  );
  void sheet;
  return [
    ellipse(0, -58, 48, 52, { fill: palette.berry.deep }),
    ...drupelets,
    calyx(0, -110, 5, 40, -190, 10),
    stroke('M0 -112q2 -12 10 -20', palette.leaf.base, 5),
  ].join('');
}

/** Draws a strawberry that stands on (0, 0), 130 wide and 150 tall. */
export function strawberry(sheet: Sheet): Markup {
  const outline =
    'M0 -128C30 -142 66 -132 68 -98C70 -58 34 -14 8 -2Q0 2 -8 -2C-34 -14 -70 -58 -68 -98C-66 -132 -30 -142 0 -128Z';
  const seeds = [
    [-40, -104],
    [-14, -108],
    [14, -108],
    [41, -104],
    [-50, -82],
    [-27, -86],
    [0, -86],
    [27, -86],
    [50, -82],
    [-38, -62],
    [-13, -64],
    [13, -64],
    [38, -62],
    [-24, -41],
    [0, -43],
    [24, -41],
    [-11, -22],
    [11, -22],
  ] as const;
  return [
    form(
      sheet,
      outline,
      palette.strawberry,
      { shade: 17, rim: 5 },
      ...seeds.map(([x, y]) =>
        group(
          { transform: `translate(${x} ${y}) rotate(${-x * 0.35})` },
          ellipse(0.8, 1.2, 4.2, 5.6, { fill: palette.strawberry.deep, opacity: 0.6 }),
          ellipse(0, 0, 2.7, 4.2, { fill: palette.lemon.light }),
        ),
      ),
    ),
    calyx(0, -128, 7, 46, -200, 20),
    stroke('M0 -130q2 -16 14 -26', palette.leaf.base, 6),
    gleam(-44, -96, 6, 15, 14, 0.45),
  ].join('');
}

/** Draws half a strawberry with its cut face to the front. It stands on (0, 0). */
export function strawberryHalf(sheet: Sheet): Markup {
  return [
    form(
      sheet,
      'M0 -112C26 -124 58 -116 60 -86C62 -50 30 -12 7 -2Q0 2 -7 -2C-30 -12 -62 -50 -60 -86C-58 -116 -26 -124 0 -112Z',
      palette.strawberry,
      { shade: 8, rim: 3 },
    ),
    path('M0 -100C22 -110 48 -102 49 -80C50 -50 24 -22 0 -12C-24 -22 -50 -50 -49 -80C-48 -102 -22 -110 0 -100Z', {
      fill: palette.blush.light,
    }),
    path('M0 -88C14 -94 26 -86 26 -72C26 -54 12 -40 0 -34C-12 -40 -26 -54 -26 -72C-26 -86 -14 -94 0 -88Z', {
      fill: palette.white.base,
    }),
    stroke('M0 -84V-42M-12 -78L-8 -56M12 -78L8 -56', palette.blush.base, 3),
    calyx(0, -110, 5, 34, -190, 10),
  ].join('');
}
