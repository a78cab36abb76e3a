import { form, gleam } from '../kit/light.ts';
import { slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { footShadow, type Piece } from '../kit/stage.ts';
import { circle, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { mark } from '../mark/glass.ts';

export type BrickColour = 'bloodOrange' | 'lemon' | 'leaf' | 'leafBright' | 'white' | 'night';

/** A building brick with `studs` studs of 34 units each; its upper left corner (below the studs) is (x, y). */
export function brick(sheet: Sheet, x: number, y: number, studs: number, colour: BrickColour): Markup {
  const tones = palette[colour];
  return [
    ...Array.from({ length: studs }, (_, index) =>
      path(slab(x + 7 + index * 34, y - 9, 20, 12, 3), { fill: index === studs - 1 ? tones.shade : tones.light }),
    ),
    form(sheet, slab(x, y, studs * 34 - 1.5, 38, 3), tones, { shade: 6, rim: 3 }),
  ].join('');
}

/** One floor of the tower, 272 wide and 98 tall from (0, 0): a storey of bricks around a small board, lit when it runs. */
export function brickFloor(sheet: Sheet, floor: number, running = false): Markup {
  return [
    brick(sheet, 0, 60, 8, floor % 2 === 0 ? 'bloodOrange' : 'lemon'),
    rect(34, 0, 204, 60, { fill: palette.night.deep }),
    path(slab(46, 22, 180, 30, 3), { fill: palette.leaf.base }),
    ...[0, 1, 2].map((chip) => rect(59 + chip * 36, 28, 22, 16, { fill: palette.night.base })),
    rect(175, 26, 40, 22, { fill: palette.steel.base }),
    rect(175, 26, 40, 6, { fill: palette.steel.light }),
    circle(163, 32, 3.6, { fill: running ? palette.leafBright.light : palette.leaf.deep }),
    circle(163, 43, 3.6, { fill: running ? palette.lemon.base : palette.leaf.deep }),
    running ? circle(163, 32, 9, { fill: palette.leafBright.light, opacity: 0.35 }) : '',
    brick(sheet, 0, 20, 1, 'white'),
    brick(sheet, 238, 20, 1, 'white'),
  ].join('');
}

/** The tower of bricks that houses four small boards, its lights on. */
export const brickTower: Piece = (sheet, name) =>
  [
    footShadow(sheet, name, 130, 428, 558),
    stroke('M410 440C470 440 480 500 476 560', palette.sea.base, 8),
    stroke('M410 342C490 342 500 480 496 566', palette.lemon.shade, 8),
    brick(sheet, 109, 520, 10, 'leaf'),
    ...[0, 1, 2, 3].map((index) => place(brickFloor(sheet, index, true), 143, 422 - index * 98)),
    brick(sheet, 143, 90, 8, 'leaf'),
    place(mark(sheet), 245, 4, 0.36),
    gleam(152, 320, 3, 150, 0, 0.22),
  ].join('');
