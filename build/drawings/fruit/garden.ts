import { form, gleam } from '../kit/light.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, ellipse, group, type Markup, path, place, stroke } from '../kit/svg.ts';
import { leaf } from './leaf.ts';

/** Draws a feathery frond that starts at (x, y) and points along `degrees`. */
function frond(x: number, y: number, length: number, degrees: number): Markup {
  const pairs = [0.28, 0.42, 0.55, 0.67, 0.78, 0.88].map((t, index) => {
    const size = length * (0.3 - index * 0.032);
    return (
      leaf(length * t, 0, size, size * 0.3, -48, palette.leafBright) +
      leaf(length * t, 0, size, size * 0.3, 48, palette.leaf)
    );
  });
  return place(
    [
      stroke(`M0 0H${length * 0.92}`, palette.leaf.base, 5),
      ...pairs,
      leaf(length * 0.86, 0, length * 0.16, length * 0.05, 0),
    ].join(''),
    x,
    y,
    1,
    degrees,
  );
}

/** Draws a carrot that lies on (0, 0), with its tip to the left and its tops to the right, 300 long. */
export function carrot(sheet: Sheet): Markup {
  const outline =
    'M-150 -16C-152 -22 -140 -28 -128 -34C-80 -56 -10 -76 34 -78C58 -78 66 -58 62 -40C56 -14 30 -6 2 -4C-50 0 -110 -4 -144 -10C-150 -11 -151 -13 -150 -16Z';
  return [
    frond(54, -56, 96, -34),
    frond(56, -46, 92, -4),
    frond(50, -60, 88, -66),
    form(
      sheet,
      outline,
      palette.carrot,
      { shade: 11, rim: 4 },
      stroke(
        'M-98 -40q2 8 10 10M-60 -58q0 14 8 18M-30 -16q6 -8 16 -8M-78 -14q4 -8 12 -8M6 -66q-2 12 8 18M20 -22q6 -8 14 -8',
        palette.carrot.deep,
        3,
        { opacity: 0.55 },
      ),
    ),
    ellipse(57, -48, 8, 17, { fill: palette.carrot.deep, opacity: 0.5, transform: 'rotate(14 57 -48)' }),
    gleam(-30, -58, 40, 5, -14, 0.4),
  ].join('');
}

/** Draws three slices of carrot that lie flat on (0, 0). */
export function carrotSlices(): Markup {
  const round = (x: number, y: number) =>
    group(
      { transform: `translate(${x} ${y})` },
      ellipse(0, 7, 28, 15, { fill: palette.carrot.deep }),
      ellipse(0, 0, 28, 15, { fill: palette.carrot.base }),
      ellipse(0, 0, 15, 8, { fill: palette.orange.light }),
      stroke('M-11 0H11M0 -6V6M-8 -4L8 4M8 -4L-8 4', palette.carrot.base, 1.6, { opacity: 0.7 }),
    );
  return round(-32, -20) + round(32, -22) + round(2, -12);
}

/** Draws a broad, wavy spinach leaf with its stalk at (x, y), pointing along `degrees`. */
export function spinach(x: number, y: number, length: number, degrees: number): Markup {
  const blade =
    'M0 0C10 -6 22 -8 30 -22C44 -40 62 -34 72 -40C90 -42 104 -22 122 -2C104 22 92 40 72 38C60 34 46 42 32 22C24 8 10 6 0 0Z';
  return place(
    [
      stroke('M-26 4Q-8 3 6 0', palette.leafBright.base, 7),
      path(blade, { fill: palette.leaf.base }),
      path('M0 0H122C104 22 92 40 72 38C60 34 46 42 32 22C24 8 10 6 0 0Z', { fill: palette.leaf.shade }),
      stroke(
        'M0 0H108M34 0L50 -22M34 0L50 22M58 0L76 -24M58 0L76 22M82 0L94 -14M82 0L94 14',
        palette.leafBright.base,
        3.2,
      ),
    ].join(''),
    x,
    y,
    length / 122,
    degrees,
  );
}

/** Draws a sprig of sweet woodruff that stands on (0, 0): whorls of narrow leaves and a head of small white flowers. */
export function woodruff(): Markup {
  const whorl = (y: number, size: number) =>
    [168, 12, -174, -152, -6, -28, -124, -56, -98, -82]
      .map((degrees, index) => {
        const length = size * (index > 5 ? 0.8 : 1);
        return leaf(0, y, length, size * 0.15, degrees, index % 3 === 0 ? palette.leaf : palette.leafBright);
      })
      .join('');
  const flower = (x: number, y: number) =>
    place(
      [0, 90, 180, 270]
        .map((turn) => ellipse(0, -6.5, 4.2, 6.5, { fill: palette.white.base, transform: `rotate(${turn})` }))
        .join('') + circle(0, 0, 2.6, { fill: palette.lemon.base }),
      x,
      y,
      1.15,
      20,
    );
  return [
    stroke('M0 0Q-6 -90 0 -196', palette.leaf.base, 5),
    whorl(-34, 62),
    whorl(-92, 56),
    whorl(-146, 46),
    stroke('M0 -190L-22 -214M0 -190L0 -222M0 -190L22 -214', palette.leaf.base, 3),
    [
      [-26, -216],
      [-10, -226],
      [8, -228],
      [26, -216],
      [-2, -210],
      [14, -212],
    ]
      .map(([x, y]) => flower(x ?? 0, y ?? 0))
      .join(''),
  ].join('');
}
