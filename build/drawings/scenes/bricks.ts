import { words } from '../kit/lettering.ts';
import { form, groundShadow } from '../kit/light.ts';
import { polygon, slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { randomFrom } from '../kit/random.ts';
import { drawing, type Sheet } from '../kit/sheet.ts';
import { circle, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { mark } from '../mark/glass.ts';
import { type BrickColour, brick, brickFloor } from '../merchandise/bricks.ts';

const size = { width: 1024, height: 768 } as const;

function desk(): Markup {
  return [
    rect(0, 0, 1024, 768, { fill: '#dcd3e6' }),
    circle(512, 250, 330, { fill: '#eae3ee' }),
    rect(0, 470, 1024, 298, { fill: palette.wood.light }),
    rect(0, 470, 1024, 8, { fill: palette.wood.shade }),
    stroke('M0 546H1024M0 628H1024M0 716H1024', palette.wood.base, 4, { opacity: 0.8 }),
    stroke('M180 478V546M620 546V628M340 628V716M860 478V546', palette.wood.base, 4, { opacity: 0.8 }),
  ].join('');
}

/** A hand that reaches in from below, thumb and finger closed around what is at (0, -30). */
function hand(sheet: Sheet, sleeve: 'sea' | 'bloodOrange'): Markup {
  const { base, shade, light, deep } = palette.skin;
  const finger = (d: string, width: number, fill: string) =>
    stroke(d, deep, width + 3, { opacity: 0.35 }) + stroke(d, fill, width);
  return [
    finger('M52 76C74 40 66 6 34 -4', 28, shade),
    finger('M42 66C62 26 52 -12 22 -20', 29, shade),
    form(
      sheet,
      'M-46 64C-48 40 -20 30 8 34C40 36 62 50 62 86C62 120 44 150 40 200H-34C-34 150 -44 110 -46 64Z',
      palette.skin,
      { shade: 14, rim: 0 },
    ),
    finger('M30 60C48 20 40 -18 8 -32', 30, base),
    stroke('M26 44C38 18 32 -6 10 -22', light, 6, { opacity: 0.8 }),
    finger('M-26 90C-50 50 -42 6 -12 -20', 30, base),
    stroke('M-36 62C-44 36 -34 6 -16 -12', light, 6, { opacity: 0.8 }),
    path('M-44 96C-30 70 10 60 30 80V120H-40Z', { fill: base }),
    form(sheet, 'M-52 158C-20 146 30 146 58 158L84 440H-78Z', palette[sleeve], { shade: 18, rim: 6 }),
    stroke('M-52 166C-20 154 30 154 58 166', palette[sleeve].deep, 5, { opacity: 0.5 }),
  ].join('');
}

function tray(sheet: Sheet, x: number, y: number, colour: BrickColour): Markup {
  const random = randomFrom(x + y);
  const outline = slab(x, y, 218, 142, 12);
  const bits = Array.from({ length: 15 }, () =>
    place(
      brick(sheet, -34, -19, random() < 0.5 ? 2 : 1, colour),
      x + 30 + random() * 158,
      y + 30 + random() * 90,
      0.72,
      random() * 60 - 30,
    ),
  );
  return [
    path(outline, { fill: palette.bark.deep, opacity: 0.28, transform: 'translate(8 10)' }),
    path(outline, { fill: palette.white.base }),
    path(slab(x + 10, y + 10, 198, 122, 8), { fill: palette.paper.shade }),
    group({ 'clip-path': sheet.clip(path(slab(x + 10, y + 10, 198, 122, 8))) }, ...bits),
  ].join('');
}

/** The pieces, sorted by colour, and the plan. */
export function sortedPieces(): string {
  return drawing(size, (sheet) => {
    const colours: readonly BrickColour[] = ['leaf', 'bloodOrange', 'lemon', 'white', 'night', 'leafBright'];
    const plan = polygon([340, 60], [660, 46], [676, 250], [350, 262]);
    return [
      rect(0, 0, 1024, 768, { fill: palette.wood.light }),
      stroke('M0 90H1024M0 210H1024M0 330H1024M0 450H1024M0 570H1024M0 690H1024', palette.wood.base, 4, {
        opacity: 0.8,
      }),
      ...colours.map((colour, index) => tray(sheet, 70 + (index % 3) * 306, 330 + Math.floor(index / 3) * 206, colour)),
      path(plan, { fill: palette.bark.deep, opacity: 0.28, transform: 'translate(8 10)' }),
      path(plan, { fill: palette.white.base }),
      stroke('M508 54L514 256', palette.paper.deep, 2),
      place(brickFloor(sheet, 0), 368, 80, 0.32),
      place(brickFloor(sheet, 1), 368, 140, 0.32),
      words('1', palette.bloodOrange.base, { size: 40, x: 376, y: 232 }),
      words('2', palette.bloodOrange.base, { size: 40, x: 540, y: 226 }),
      place(brickFloor(sheet, 0) + place(brickFloor(sheet, 1), 0, -98), 536, 110, 0.3),
      place(brick(sheet, 0, 0, 4, 'bloodOrange'), 120, 140, 1, -14),
      place(brick(sheet, 0, 0, 2, 'lemon'), 200, 230, 1, 20),
      place(brick(sheet, 0, 0, 3, 'leaf'), 780, 120, 1, 12),
      place(brick(sheet, 0, 0, 1, 'white'), 900, 220, 1, -20),
      place(brick(sheet, 0, 0, 2, 'night'), 760, 230, 1, -8),
    ].join('');
  });
}

/** The first floor grows from the base plate. */
export function bottomUp(): string {
  return drawing(size, (sheet) =>
    [
      desk(),
      groundShadow(sheet, 250, 720, 664, '#4a3420'),
      brick(sheet, 240, 628, 14, 'leaf'),
      place(brickFloor(sheet, 0), 274, 530),
      brick(sheet, 274, 492, 3, 'lemon'),
      brick(sheet, 376, 492, 2, 'lemon'),
      place(brick(sheet, 0, 0, 3, 'lemon'), 486, 424, 1, -12),
      place(hand(sheet, 'sea'), 616, 416, 1.15, -56),
      ...(['bloodOrange', 'white', 'leafBright', 'night'] as const).map((colour, index) =>
        place(brick(sheet, 0, 0, 2, colour), 90 + (index % 2) * 60, 600 + index * 34, 1, index * 23 - 30),
      ),
      place(brick(sheet, 0, 0, 4, 'bloodOrange'), 800, 690, 1, -6),
    ].join(''),
  );
}

/** A small board finds its place on the second floor. */
export function hardware(): string {
  return drawing(size, (sheet) =>
    [
      desk(),
      groundShadow(sheet, 250, 720, 664, '#4a3420'),
      brick(sheet, 240, 628, 14, 'leaf'),
      place(brickFloor(sheet, 0, true), 274, 530),
      place(brickFloor(sheet, 1), 274, 432),
      group(
        { transform: 'translate(330 300) rotate(-8)' },
        path(slab(6, 8, 230, 70, 6), { fill: palette.bark.deep, opacity: 0.3 }),
        path(slab(0, 0, 230, 70, 6), { fill: palette.leaf.base }),
        ...[0, 1, 2].map((index) => rect(24 + index * 48, 18, 32, 32, { fill: palette.night.base })),
        rect(172, 8, 54, 26, { fill: palette.steel.base }),
        rect(172, 40, 54, 24, { fill: palette.steel.shade }),
        circle(158, 56, 5, { fill: palette.lemon.base }),
        stroke('M12 62H140', palette.honey.base, 4, { 'stroke-dasharray': '4 5' }),
      ),
      place(hand(sheet, 'bloodOrange'), 598, 322, 1.15, -58),
      stroke('M60 690C120 640 180 720 240 700', palette.night.base, 8),
      place(
        path(slab(0, 0, 90, 14, 7), { fill: palette.bloodOrange.base }) +
          rect(88, 4, 70, 6, { fill: palette.steel.base }),
        760,
        680,
        1.2,
        -10,
      ),
    ].join(''),
  );
}

/** Four boards in four floors, lights on, and the score board on the screen beside. */
export function upAndRunning(): string {
  return drawing(size, (sheet) =>
    [
      desk(),
      stroke('M560 610C640 610 660 660 700 650M560 512C660 520 640 640 700 640', palette.sea.base, 8),
      groundShadow(sheet, 170, 560, 664, '#4a3420'),
      brick(sheet, 160, 628, 12, 'leaf'),
      ...[0, 1, 2, 3].map((index) => place(brickFloor(sheet, index, true), 228 - 34, 530 - index * 98)),
      brick(sheet, 194, 198, 8, 'leaf'),
      place(mark(sheet), 290, 72, 0.58),
      groundShadow(sheet, 650, 980, 664, '#4a3420'),
      form(sheet, slab(664, 400, 300, 212, 12), palette.night, { shade: 8, rim: 4 }),
      rect(680, 416, 268, 180, { fill: palette.leafDeep.deep }),
      words('score board', palette.leafBright.light, { face: 'mono', size: 22, weight: 700, x: 696, y: 450 }),
      ...[0, 1, 2, 3].map(
        (index) =>
          rect(696, 466 + index * 30, 236, 14, { fill: palette.leaf.deep, rx: 4 }) +
          rect(696, 466 + index * 30, [210, 150, 96, 60][index] ?? 0, 14, {
            fill: index === 0 ? palette.lemon.base : palette.leafBright.base,
            rx: 4,
          }),
      ),
      path('M640 612H988L1004 652Q1004 662 990 662H638Q624 662 624 652Z', { fill: palette.steel.base }),
      path('M640 612H988L992 622H636Z', { fill: palette.steel.shade }),
      ...[
        [90, 120, 'lemon', 20],
        [560, 90, 'bloodOrange', -30],
        [640, 200, 'leafBright', 50],
        [120, 300, 'bloodOrange', 70],
        [820, 140, 'lemon', -12],
        [930, 260, 'leaf', 34],
        [700, 320, 'sky', 10],
      ].map(([x, y, colour, turn]) =>
        rect(Number(x), Number(y), 26, 12, {
          fill: palette[
            colour === 'lemon'
              ? 'lemon'
              : colour === 'bloodOrange'
                ? 'bloodOrange'
                : colour === 'leaf'
                  ? 'leaf'
                  : colour === 'sky'
                    ? 'sky'
                    : 'leafBright'
          ].base,
          rx: 4,
          transform: `rotate(${turn} ${x} ${y})`,
        }),
      ),
    ].join(''),
  );
}
