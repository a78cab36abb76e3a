import { form } from './light.ts';
import { smooth } from './outline.ts';
import { palette } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, group, type Markup, path, place, rect, short, stroke } from './svg.ts';

/** A daylight sky of the given size, with its sun on the left, where the light comes from. */
export function sky(sheet: Sheet, width: number, height: number, top = '#a9d3dc', bottom = '#fbf0d4'): Markup {
  return [
    rect(0, 0, width, height, {
      fill: sheet.gradient(
        [
          [0, top],
          [1, bottom],
        ],
        0,
        0,
        0,
        1,
      ),
    }),
    circle(width * 0.16, height * 0.2, Math.min(width, height) * 0.1, { fill: palette.lemon.light }),
    circle(width * 0.16, height * 0.2, Math.min(width, height) * 0.15, { fill: palette.lemon.light, opacity: 0.35 }),
  ].join('');
}

/** A cloud around (x, y), about 100 wide at size 1. */
export function cloud(x: number, y: number, size = 1): Markup {
  return group(
    { fill: palette.white.base, opacity: 0.9, transform: `translate(${short(x)} ${short(y)}) scale(${short(size)})` },
    path('M-46 14C-62 14 -62 -8 -44 -8C-42 -26 -14 -32 -4 -16C10 -26 34 -16 32 -2C50 -4 54 14 40 14Z'),
  );
}

/** A hill whose ridge runs from the left edge at y1 over the middle to the right edge at y2. */
export function hill(width: number, height: number, y1: number, middle: number, y2: number, fill: string): Markup {
  return path(
    `M0 ${short(y1)}C${short(width * 0.28)} ${short(middle)} ${short(width * 0.5)} ${short(middle)} ${short(width * 0.68)} ${short((middle + y2) / 2)}S${short(width * 0.92)} ${short(y2)} ${short(width)} ${short(y2)}V${height}H0Z`,
    { fill },
  );
}

/** An apple as it looks from afar, around (x, y). */
export function farApple(x: number, y: number, size = 1): Markup {
  return place(
    [
      circle(0, 0, 9, { fill: palette.apple.shade }),
      circle(-1.4, -1, 7.4, { fill: palette.apple.base }),
      circle(-3.4, -3.4, 1.9, { fill: palette.apple.light }),
      path('M0 -8q1 -6 8 -7q-1 7 -8 7Z', { fill: palette.leafBright.base }),
    ].join(''),
    x,
    y,
    size,
  );
}

/** A round tree standing on (x, y), 150 tall at size 1, with apples in it where wanted. */
export function tree(sheet: Sheet, x: number, y: number, size = 1, apples = 0): Markup {
  const crown = smooth([
    [-56, -70],
    [-46, -112],
    [-8, -138],
    [36, -124],
    [60, -86],
    [48, -52],
    [10, -42],
    [-34, -46],
  ]);
  const spots = [
    [-30, -92],
    [8, -112],
    [32, -82],
    [-4, -72],
    [-40, -66],
    [26, -56],
  ] as const;
  return place(
    [
      ellipse(14, 0, 54, 8, { fill: palette.leafDeep.base, opacity: 0.3 }),
      path('M-9 0C-5 -20 -6 -40 -10 -56L0 -46L12 -60C7 -40 6 -20 10 0Z', { fill: palette.bark.base }),
      path('M3 0C4 -20 4 -36 12 -60C7 -40 6 -20 10 0Z', { fill: palette.bark.shade }),
      form(
        sheet,
        crown,
        palette.leaf,
        { shade: 14, rim: 5 },
        stroke('M-36 -96q10 -8 20 0M0 -122q10 -8 20 0M14 -92q10 -8 20 0M-18 -66q10 -8 20 0', palette.leaf.light, 4, {
          opacity: 0.5,
        }),
      ),
      ...spots.slice(0, apples).map(([x, y]) => farApple(x, y)),
    ].join(''),
    x,
    y,
    size,
  );
}

/** A tuft of grass, or with a colour a flower, standing on (x, y). */
export function tuft(x: number, y: number, size: number, flower?: string): Markup {
  return place(
    [
      stroke('M0 0Q-2 -10 -8 -16M0 0Q0 -12 1 -20M0 0Q3 -8 9 -14', palette.leaf.base, 2.6),
      flower === undefined
        ? ''
        : [0, 72, 144, 216, 288]
            .map((turn) => ellipse(0, -5, 3.2, 5, { fill: flower, transform: `translate(1 -23) rotate(${turn})` }))
            .join('') + circle(1, -23, 2.8, { fill: palette.lemon.base }),
    ].join(''),
    x,
    y,
    size,
  );
}
