import { words } from '../kit/lettering.ts';
import { form } from '../kit/light.ts';
import { polygon, slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { type Piece, wallShadow } from '../kit/stage.ts';
import { circle, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { dieCut, roundSticker } from './sticker.ts';

const blue = palette.sea;
const yellow = palette.lemon;

/** A sticker cut along a rounded box of the given size around (0, 0). */
function plate(width: number, height: number, fill: string, content: Markup): Markup {
  return [
    path(slab(-width / 2 + 3, -height / 2 + 4, width, height, 12), { fill: palette.ink.base, opacity: 0.22 }),
    path(slab(-width / 2, -height / 2, width, height, 12), { fill: palette.white.base }),
    path(slab(-width / 2 + 5, -height / 2 + 5, width - 10, height - 10, 8), { fill }),
    content,
  ].join('');
}

function flag(): Markup {
  return plate(
    96,
    68,
    blue.base,
    rect(-43, -8, 86, 15, { fill: yellow.base }) + rect(-22, -29, 15, 58, { fill: yellow.base }),
  );
}

function woodenHorse(sheet: Sheet): Markup {
  const outline =
    'M-34 40V4C-42 -6 -38 -18 -24 -20H4C6 -36 12 -46 24 -48L42 -38C45 -34 42 -28 37 -28L28 -25C31 -10 33 0 31 12V40H14V18H-16V40Z';
  return roundSticker(
    46,
    palette.ice.base,
    place(
      form(
        sheet,
        outline,
        palette.bloodOrange,
        { shade: 7, rim: 3 },
        stroke('M-26 -18C-14 -4 8 -6 14 -22M8 -36L26 -22', palette.white.base, 4),
        stroke('M-14 -16C-6 -8 0 -8 8 -16', yellow.base, 4),
        stroke('M-34 30H-16M14 30H31', yellow.base, 5),
      ) + circle(27, -38, 2.6, { fill: palette.ink.base }),
      -2,
      3,
      0.78,
    ),
  );
}

function cabin(): Markup {
  return roundSticker(
    46,
    palette.leafBright.light,
    [
      rect(-24, -8, 48, 32, { fill: palette.strawberry.shade }),
      path(polygon([-30, -6], [0, -32], [30, -6]), { fill: palette.night.base }),
      stroke('M-24 24V-4M24 24V-4', palette.white.base, 4, { 'stroke-linecap': 'butt' }),
      rect(-15, 0, 14, 13, { fill: palette.sky.light, stroke: palette.white.base, 'stroke-width': 3 }),
      rect(6, 2, 12, 22, { fill: palette.white.base }),
      rect(-34, 24, 68, 5, { fill: palette.leaf.base }),
    ].join(''),
  );
}

function bun(): Markup {
  return roundSticker(
    46,
    palette.blush.light,
    circle(0, 0, 31, { fill: palette.kraft.shade }) +
      circle(-1, -1, 29, { fill: palette.kraft.base }) +
      stroke('M0 0C8 -8 16 4 6 11C-6 18 -20 6 -14 -8C-6 -22 18 -20 22 -2C24 14 10 24 -4 24', palette.bark.base, 5.5) +
      [
        [-16, -14],
        [10, -18],
        [-8, 18],
        [18, 12],
        [2, 2],
        [-22, 4],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2.4, { fill: palette.white.base }))
        .join(''),
  );
}

function moose(sheet: Sheet): Markup {
  const head = 'M-13 -22C-13 -30 13 -30 13 -22L11 6C18 14 18 34 0 36C-18 34 -18 14 -11 6Z';
  return roundSticker(
    46,
    palette.leaf.base,
    place(
      [
        path(
          'M-10 -22C-20 -20 -38 -20 -42 -40C-36 -34 -34 -34 -30 -34C-32 -40 -30 -44 -30 -46C-26 -38 -22 -36 -20 -36C-20 -40 -18 -44 -16 -46C-14 -36 -10 -30 -6 -26Z',
          { fill: palette.kraft.base },
        ),
        path(
          'M10 -22C20 -20 38 -20 42 -40C36 -34 34 -34 30 -34C32 -40 30 -44 30 -46C26 -38 22 -36 20 -36C20 -40 18 -44 16 -46C14 -36 10 -30 6 -26Z',
          { fill: palette.kraft.shade },
        ),
        form(sheet, head, palette.bark, { shade: 5, rim: 2 }),
        circle(-6, -10, 2.6, { fill: palette.ink.base }),
        circle(6, -10, 2.6, { fill: palette.ink.base }),
        circle(-5, 24, 2.4, { fill: palette.bark.deep }),
        circle(5, 24, 2.4, { fill: palette.bark.deep }),
      ].join(''),
      0,
      6,
      0.86,
    ),
  );
}

function fika(): Markup {
  return plate(100, 56, yellow.base, words('fika!', blue.deep, { size: 42, width: 90, anchor: 'middle', x: 0, y: 12 }));
}

function tour(): Markup {
  return plate(
    100,
    62,
    blue.base,
    words('SWEDEN', yellow.base, { size: 24, width: 86, tracking: 0.04, anchor: 'middle', x: 0, y: -2, fit: 80 }) +
      words('TOUR 2017', palette.white.base, {
        face: 'text',
        size: 15,
        weight: 800,
        tracking: 0.04,
        anchor: 'middle',
        x: 0,
        y: 18,
        fit: 80,
      }),
  );
}

/** The sheet of the tour through Sweden: fifteen stickers in the country's colours. */
export const swedenSheet: Piece = (sheet, name) => {
  const page = slab(82, 40, 394, 542, 14);
  const glass = (kind: 'shop' | 'ctf') => place(dieCut(sheet, kind), -39, -46, 0.39);
  const rows: readonly (readonly Markup[])[] = [
    [glass('shop'), flag(), woodenHorse(sheet)],
    [cabin(), fika(), glass('ctf')],
    [bun(), glass('shop'), moose(sheet)],
    [flag(), woodenHorse(sheet), tour()],
    [glass('ctf'), bun(), cabin()],
  ];
  return [
    wallShadow(sheet, page, name),
    path(page, { fill: '#d3e3e8' }),
    path(slab(90, 48, 378, 526, 9), { fill: 'none', stroke: palette.white.base, 'stroke-width': 3 }),
    ...rows.flatMap((row, y) => row.map((sticker, x) => place(sticker, 157 + x * 122, 109 + y * 101, 0.9))),
  ].join('');
};
