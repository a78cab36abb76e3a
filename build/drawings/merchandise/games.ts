import { words } from '../kit/lettering.ts';
import { form } from '../kit/light.ts';
import { slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { type Piece, wallShadow } from '../kit/stage.ts';
import { circle, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';

function ladder(x1: number, y1: number, x2: number, y2: number): Markup {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(-(y2 - y1) / length) * 11, ((x2 - x1) / length) * 11];
  const rungs = Array.from({ length: Math.floor(length / 22) }, (_, index) => {
    const t = (index + 0.6) / Math.floor(length / 22);
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    return `M${(x - nx).toFixed(1)} ${(y - ny).toFixed(1)}L${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}`;
  }).join('');
  const rails = [1, -1]
    .map(
      (side) =>
        `M${(x1 + nx * side).toFixed(1)} ${(y1 + ny * side).toFixed(1)}L${(x2 + nx * side).toFixed(1)} ${(y2 + ny * side).toFixed(1)}`,
    )
    .join('');
  return (
    stroke(rungs, palette.wood.shade, 5) +
    stroke(rails, palette.wood.deep, 6.5) +
    stroke(rails, palette.wood.light, 2.2, { transform: 'translate(-1 -1)' })
  );
}

function snake(
  d: string,
  colour: 'leaf' | 'bloodOrange' | 'plum' | 'sea',
  head: readonly [number, number],
  turn: number,
): Markup {
  const tones = palette[colour];
  return [
    stroke(d, tones.deep, 21),
    stroke(d, tones.base, 17),
    stroke(d, tones.light, 6, { 'stroke-dasharray': '1 17' }),
    place(
      [
        stroke('M14 0H28M28 0l7 -5M28 0l7 5', palette.strawberry.base, 3),
        path('M-16 -11C0 -17 20 -12 20 0S0 17 -16 11Z', { fill: tones.base, stroke: tones.deep, 'stroke-width': 2 }),
        circle(5, -6, 4.4, { fill: palette.white.base }),
        circle(5, 6, 4.4, { fill: palette.white.base }),
        circle(6.5, -6, 2.2, { fill: palette.ink.base }),
        circle(6.5, 6, 2.2, { fill: palette.ink.base }),
      ].join(''),
      head[0],
      head[1],
      1,
      turn,
    ),
  ].join('');
}

function field(x: number, y: number, columns: number, rows: number, cell: number, tints: readonly string[]): Markup {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const fromBottom = rows - 1 - row;
    const number = fromBottom * columns + (fromBottom % 2 === 0 ? column : columns - 1 - column) + 1;
    return [
      rect(x + column * cell, y + row * cell, cell, cell, { fill: tints[(column * 2 + row) % tints.length] ?? '' }),
      words(
        String(number),
        palette.ink.base,
        { face: 'text', size: cell * 0.24, weight: 700, x: x + column * cell + 5, y: y + row * cell + cell * 0.28 },
        { opacity: 0.55 },
      ),
    ].join('');
  }).join('');
}

function pawn(sheet: Sheet, x: number, y: number, colour: 'bloodOrange' | 'lemon' | 'leaf'): Markup {
  return place(
    form(
      sheet,
      'M0 -58A14 14 0 0 1 9 -33C8 -22 16 -10 20 0Q0 8 -20 0C-16 -10 -8 -22 -9 -33A14 14 0 0 1 0 -58Z',
      palette[colour],
      { shade: 6, rim: 3 },
    ),
    x,
    y,
  );
}

function die(x: number, y: number, pips: readonly (readonly [number, number])[]): Markup {
  return [
    path(slab(x + 3, y + 4, 50, 50, 10), { fill: palette.ink.base, opacity: 0.25 }),
    path(slab(x, y, 50, 50, 10), { fill: palette.white.base }),
    ...pips.map(([dx, dy]) => circle(x + 25 + dx * 13, y + 25 + dy * 13, 5, { fill: palette.ink.base })),
  ].join('');
}

/** The board about web applications. */
export const board: Piece = (sheet, name) => {
  const outline = slab(59, 70, 440, 480, 16);
  return [
    wallShadow(sheet, outline, name, 14),
    path(outline, { fill: palette.leafDeep.base }),
    words('SNAKES & LADDERS', palette.paper.base, {
      size: 36,
      width: 84,
      tracking: 0.02,
      anchor: 'middle',
      x: 279,
      y: 116,
      fit: 400,
    }),
    group(
      { 'clip-path': sheet.clip(path(slab(75, 132, 408, 402, 6))) },
      field(75, 132, 6, 6, 68, [palette.paper.base, palette.lemon.light, palette.ice.base, palette.blush.light]),
    ),
    ladder(120, 500, 170, 300),
    ladder(440, 430, 400, 180),
    ladder(250, 380, 290, 180),
    snake('M130 196C180 220 100 270 150 300S250 330 210 400S310 440 300 500', 'leaf', [122, 190], 205),
    snake('M442 250C400 280 460 330 410 360S340 380 360 450', 'bloodOrange', [446, 240], -70),
    pawn(sheet, 212, 530, 'bloodOrange'),
    pawn(sheet, 330, 330, 'lemon'),
    die(452, 486, [
      [0, 0],
      [-1, -1],
      [1, 1],
    ]),
  ].join('');
};

/** The board about mobile apps: the same game on the screen of a phone. */
export const mobileBoard: Piece = (sheet, name) => {
  const outline = slab(129, 44, 300, 534, 40);
  return [
    wallShadow(sheet, outline, name, 14),
    path(outline, { fill: palette.night.deep }),
    path(slab(129, 44, 300, 534, 40), { fill: 'none', stroke: palette.night.light, 'stroke-width': 4 }),
    group(
      { 'clip-path': sheet.clip(path(slab(143, 58, 272, 506, 28))) },
      rect(140, 50, 280, 520, { fill: palette.sea.base }),
      field(147, 150, 4, 6, 66, [palette.paper.base, palette.ice.base, palette.lemon.light]),
      words('SNAKES & LADDERS', palette.white.base, {
        size: 27,
        width: 82,
        tracking: 0.01,
        anchor: 'middle',
        x: 279,
        y: 122,
        fit: 240,
      }),
      words('MOBILE', palette.lemon.base, {
        face: 'text',
        size: 15,
        weight: 800,
        tracking: 0.3,
        anchor: 'middle',
        x: 281,
        y: 142,
      }),
      ladder(180, 520, 220, 330),
      ladder(380, 380, 350, 190),
      snake('M190 206C240 230 160 270 210 300S320 330 270 400S330 450 320 510', 'plum', [182, 199], 205),
      snake('M384 430C350 450 400 480 360 520', 'bloodOrange', [390, 424], -50),
    ),
    path(slab(241, 66, 76, 16, 8), { fill: palette.night.deep }),
    pawn(sheet, 246, 542, 'lemon'),
    die(440, 490, [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
    ]),
    die(70, 420, [[0, 0]]),
  ].join('');
};
