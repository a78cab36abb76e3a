import { apple } from '../fruit/apple.ts';
import { blueberry, raspberry, strawberry } from '../fruit/berries.ts';
import { citrusFace, orange, orangeHalf } from '../fruit/citrus.ts';
import { leaf } from '../fruit/leaf.ts';
import { melonFace } from '../fruit/tropical.ts';
import { cloud, hill, sky, tree, tuft } from '../kit/landscape.ts';
import { form, groundShadow } from '../kit/light.ts';
import { polygon, slab, turned } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { randomFrom } from '../kit/random.ts';
import { drawing, type Sheet } from '../kit/sheet.ts';
import { circle, ellipse, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { bottle } from '../vessels/bottle.ts';
import { shopFront } from './shop-front.ts';

/** The carousel's pictures have this size (data.md 7.2). */
const size = { width: 400, height: 300 } as const;

function orchard(sheet: Sheet): Markup {
  return [
    sky(sheet, 400, 220),
    cloud(250, 50, 0.8),
    cloud(340, 84, 0.5),
    hill(400, 300, 160, 120, 150, '#a9c9a1'),
    hill(400, 300, 190, 150, 180, palette.leafBright.base),
    tree(sheet, 70, 196, 0.55, 4),
    tree(sheet, 150, 188, 0.5, 3),
    tree(sheet, 310, 194, 0.55, 4),
    hill(400, 300, 216, 196, 216, '#8fc26f'),
    tree(sheet, 350, 262, 1.05, 6),
    tree(sheet, 36, 268, 1.1, 6),
    path(polygon([140, 236], [262, 236], [252, 284], [150, 284]), { fill: palette.wood.base }),
    path(polygon([140, 236], [262, 236], [260, 246], [142, 246]), { fill: palette.wood.light }),
    stroke('M146 262H256', palette.wood.shade, 4),
    ...[158, 184, 210, 238].map((x, index) => place(apple(sheet), x, 240 - (index % 2) * 4, 0.22)),
    ...[172, 198, 224].map((x) => place(apple(sheet), x, 222, 0.22)),
    path(polygon([140, 240], [262, 240], [260, 250], [142, 250]), { fill: palette.wood.light }),
    tuft(110, 284, 0.8, palette.white.base),
    tuft(290, 290, 0.8, palette.blush.base),
  ].join('');
}

function pouring(sheet: Sheet): Markup {
  const glass = turned(
    250,
    [52, 130],
    [
      [42, 262],
      [41, 270, 36, 274, 30, 274],
    ],
  );
  return [
    rect(0, 0, 400, 300, { fill: '#fbd9b8' }),
    circle(200, 130, 118, { fill: '#fde8cf' }),
    rect(0, 232, 400, 68, { fill: '#fbf0dc' }),
    groundShadow(sheet, 200, 300, 274, '#8a5a34'),
    place(
      bottle(sheet, 'tall', {
        juice: palette.orange,
        cap: palette.leaf,
        label: { word: 'orange', line: 'JUICE' },
        open: true,
      }),
      22,
      -54,
      0.6,
      118,
    ),
    path('M196 36L206 20C236 34 262 52 264 176H250C252 90 230 56 196 36Z', { fill: palette.orange.base }),
    path('M256 90C262 120 264 140 264 176H259C260 140 259 116 256 90Z', { fill: palette.orange.shade }),
    path(glass, { fill: '#ffffff', opacity: 0.65 }),
    group(
      { 'clip-path': sheet.clip(path(glass)) },
      path('M190 178C220 168 236 186 256 176S300 172 310 178V290H190Z', { fill: palette.orange.base }),
      path('M282 160H320V290H268Q280 230 282 160Z', { fill: palette.orange.shade, opacity: 0.7 }),
    ),
    stroke('M206 146L214 246', '#fffdf5', 5, { opacity: 0.8 }),
    place(orange(sheet), 356, 268, 0.42),
    place(orangeHalf(), 104, 278, 0.44),
    circle(236, 166, 4, { fill: palette.orange.light }),
    circle(276, 160, 3, { fill: palette.orange.light }),
    circle(222, 158, 2.5, { fill: palette.orange.light }),
  ].join('');
}

function market(sheet: Sheet): Markup {
  const crate = (x: number, y: number, fruit: Markup) =>
    [
      rect(x, y - 6, 112, 24, { fill: palette.wood.deep }),
      fruit,
      form(sheet, polygon([x - 4, y + 8], [x + 116, y + 8], [x + 110, y + 54], [x + 2, y + 54]), palette.wood, {
        shade: 6,
        rim: 2,
      }),
      stroke(`M${x} ${y + 30}H${x + 112}`, palette.wood.deep, 3, { opacity: 0.6 }),
    ].join('');
  const row = (x: number, y: number, one: Markup) =>
    [18, 44, 70, 96].map((dx) => place(one, x + dx, y + 12)).join('') +
    [31, 57, 83].map((dx) => place(one, x + dx, y - 4)).join('');
  const awning = Array.from({ length: 10 }, (_, index) =>
    path(`M${index * 40} 0H${index * 40 + 40}V62A20 18 0 0 1 ${index * 40} 62Z`, {
      fill: index % 2 === 0 ? palette.leaf.base : palette.white.base,
    }),
  );
  return [
    rect(0, 0, 400, 300, { fill: '#f8e5a8' }),
    rect(0, 80, 400, 220, {
      fill: sheet.gradient(
        [
          [0, '#c9a96a', 0.55],
          [0.5, '#f8e5a8', 0],
        ],
        0,
        0,
        0,
        1,
      ),
    }),
    crate(20, 146, row(20, 146, place(orange(sheet), 0, 0, 0.18))),
    crate(146, 146, row(146, 146, place(apple(sheet), 0, 0, 0.16))),
    crate(272, 146, row(272, 146, group({ transform: 'translate(0 -13)' }, citrusFace(palette.lemon, 15, 8)))),
    crate(-40, 226, row(-40, 226, place(strawberry(sheet), 0, 2, 0.22))),
    crate(84, 226, row(84, 226, place(raspberry(sheet), 0, 2, 0.26))),
    crate(208, 226, row(208, 226, place(blueberry(sheet), 0, 0, 0.6))),
    crate(332, 226, row(332, 226, place(orange(sheet), 0, 0, 0.18))),
    rect(0, 282, 400, 18, { fill: palette.leafDeep.base }),
    rect(0, 282, 400, 5, { fill: palette.leaf.base }),
    ...awning,
    rect(0, 0, 400, 8, { fill: palette.leafDeep.base }),
  ].join('');
}

function pantry(sheet: Sheet): Markup {
  const random = randomFrom(5);
  const jar = (x: number, y: number, fill: string, inside: Markup) =>
    [
      path(slab(x - 30, y - 74, 60, 74, 12), { fill: '#fffdf4', opacity: 0.75 }),
      path(slab(x - 26, y - 62, 52, 58, 9), { fill }),
      inside,
      stroke(`M${x - 22} ${y - 58}V${y - 14}`, '#fffdf5', 5, { opacity: 0.6 }),
      form(sheet, slab(x - 29, y - 88, 58, 17, 5), palette.bloodOrange, { shade: 6, rim: 2 }),
    ].join('');
  const pickle = (x: number, y: number, turn: number) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      path('M-7 -21C-7 -30 7 -30 7 -21L8 16C8 27 -8 27 -8 16Z', { fill: palette.leafBright.shade }),
      circle(-2, -12, 2, { fill: palette.leaf.base }),
      circle(3, 0, 2, { fill: palette.leaf.base }),
      circle(-3, 10, 2, { fill: palette.leaf.base }),
    );
  const berries = (x: number, y: number) =>
    Array.from({ length: 14 }, () =>
      circle(x - 18 + random() * 36, y - 8 - random() * 46, 6, {
        fill: random() < 0.5 ? palette.plum.base : palette.plum.light,
      }),
    ).join('');
  const slices = (x: number, y: number) =>
    [0, 1, 2, 3]
      .map((index) => place(citrusFace(palette.orange, 14, 8), x - 8 + (index % 2) * 16, y - 16 - index * 11))
      .join('');
  const shelf = (y: number) =>
    rect(0, y, 400, 14, { fill: palette.wood.base }) +
    rect(0, y + 9, 400, 5, { fill: palette.wood.deep }) +
    rect(0, y + 14, 400, 12, { fill: palette.ink.base, opacity: 0.1 });
  return [
    rect(0, 0, 400, 300, { fill: '#c5e2d4' }),
    stroke(Array.from({ length: 10 }, (_, index) => `M${20 + index * 40} 0V300`).join(''), '#b3d5c5', 3),
    shelf(120),
    shelf(252),
    jar(52, 120, palette.berry.light, berries(52, 120)),
    jar(130, 120, palette.lemon.light, slices(130, 120)),
    jar(208, 120, '#cfe0a4', pickle(196, 88, -6) + pickle(212, 90, 4) + pickle(226, 87, 9)),
    jar(
      286,
      120,
      palette.carrot.light,
      [0, 1, 2, 3].map((index) => rect(270 + index * 9, 66, 6, 46, { fill: palette.carrot.base, rx: 3 })).join(''),
    ),
    place(
      bottle(sheet, 'slim', { juice: palette.leafBright, cap: palette.leaf, label: { word: 'syrup', line: '' } }),
      356,
      120,
      0.24,
    ),
    place(
      bottle(sheet, 'stout', { juice: palette.strawberry, cap: palette.leaf, label: { word: 'berry', line: 'JUICE' } }),
      56,
      252,
      0.33,
    ),
    place(
      bottle(sheet, 'carafe', { juice: palette.quince, cap: palette.leaf, label: { word: 'quince', line: 'JUICE' } }),
      138,
      252,
      0.27,
    ),
    jar(214, 252, palette.appleJuice.light, slices(214, 252)),
    place(apple(sheet), 282, 252, 0.36),
    place(apple(sheet), 316, 254, 0.3),
    path('M344 252V226H386V252Z', { fill: palette.bloodOrange.base }),
    leaf(364, 226, 36, 12, -120) + leaf(364, 226, 40, 12, -80, palette.leaf) + leaf(364, 226, 34, 12, -40),
    rect(0, 278, 400, 22, { fill: '#e9dcc3' }),
  ].join('');
}

function delivery(sheet: Sheet): Markup {
  return [
    sky(sheet, 400, 240),
    cloud(290, 56, 0.8),
    path(polygon([0, 110], [60, 110], [60, 80], [96, 60], [132, 80], [132, 226], [0, 226]), { fill: '#e9b79b' }),
    path(polygon([52, 84], [96, 54], [140, 84]), { fill: palette.bloodOrange.shade }),
    path(polygon([250, 100], [300, 70], [350, 100], [350, 226], [250, 226]), { fill: '#dcd3e6' }),
    path(polygon([242, 104], [300, 64], [358, 104]), { fill: palette.plum.base }),
    rect(350, 120, 60, 106, { fill: '#c5e2d4' }),
    ...[
      [16, 130],
      [76, 110],
      [270, 124],
      [312, 124],
      [270, 170],
      [366, 140],
    ].map(([x, y]) =>
      rect(x ?? 0, y ?? 0, 24, 30, { fill: palette.sky.light, stroke: palette.white.base, 'stroke-width': 4 }),
    ),
    tree(sheet, 200, 226, 0.7),
    rect(0, 222, 400, 78, { fill: '#c9c4b4' }),
    rect(0, 222, 400, 6, { fill: palette.white.shade }),
    stroke('M0 276H400', palette.white.base, 4, { 'stroke-dasharray': '26 20' }),
    ellipse(230, 268, 130, 9, { fill: palette.ink.base, opacity: 0.2 }),
    place(melonFace(34), 132, 234),
    place(melonFace(34), 300, 234, 1, 20),
    stroke(
      'M132 234H190L250 168M132 234L172 158M190 234L164 160M250 168L300 234M172 164H248M250 168L244 140L262 132H276',
      palette.leafDeep.base,
      8,
    ),
    stroke('M132 234H190L250 168M172 164H248', palette.leafBright.base, 4),
    path('M146 156C152 148 178 150 188 152Q186 162 168 163Q148 164 146 156Z', { fill: palette.bloodOrange.base }),
    form(sheet, slab(262, 146, 84, 56, 6), palette.kraft, { shade: 6, rim: 3 }),
    path(polygon([262, 152], [346, 152], [346, 160], [262, 160]), { fill: palette.kraft.shade }),
    place(
      bottle(sheet, 'tall', { juice: palette.orange, cap: palette.leaf, label: { word: 'orange', line: 'JUICE' } }),
      284,
      166,
      0.2,
    ),
    place(
      bottle(sheet, 'tall', { juice: palette.berry, cap: palette.leaf, label: { word: 'berry', line: 'JUICE' } }),
      322,
      166,
      0.2,
    ),
    path(slab(262, 158, 84, 46, 6), { fill: palette.kraft.base }),
    stroke('M262 174H346M264 188H344', palette.kraft.deep, 2.5, { opacity: 0.5 }),
  ].join('');
}

function breakfast(sheet: Sheet): Markup {
  const bowl = (x: number, y: number, tint: 'sea' | 'bloodOrange' | 'leaf', content: Markup) =>
    [
      ellipse(x + 6, y + 6, 66, 58, { fill: '#84474a', opacity: 0.25 }),
      ellipse(x, y, 66, 58, { fill: palette[tint].base }),
      ellipse(x, y - 2, 57, 49, { fill: palette[tint].deep }),
      content,
      path(`M${x - 62} ${y - 14}A66 58 0 0 1 ${x - 20} ${y - 54}`, {
        fill: 'none',
        stroke: palette[tint].light,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
    ].join('');
  const spread = (x: number, y: number, one: Markup, k: number) =>
    [
      [-26, -10],
      [0, -22],
      [26, -10],
      [-14, 16],
      [14, 16],
      [0, 0],
      [-32, 14],
      [32, 14],
    ]
      .map(([dx, dy]) => place(one, x + (dx ?? 0), y + (dy ?? 0) + 14, k))
      .join('');
  return [
    rect(0, 0, 400, 300, { fill: '#f6cfcb' }),
    stroke(
      Array.from({ length: 9 }, (_, index) => `M${index * 50} 0V300`).join('') +
        Array.from({ length: 7 }, (_, index) => `M0 ${index * 50}H400`).join(''),
      '#fbe1dc',
      14,
    ),
    bowl(96, 96, 'sea', spread(96, 96, raspberry(sheet), 0.26)),
    bowl(314, 206, 'leaf', spread(314, 206, strawberry(sheet), 0.25)),
    bowl(112, 228, 'bloodOrange', spread(112, 228, blueberry(sheet), 0.56)),
    ellipse(246, 98, 58, 58, { fill: '#84474a', opacity: 0.25, transform: 'translate(6 6)' }),
    circle(246, 98, 58, { fill: palette.white.base }),
    circle(246, 98, 48, { fill: palette.orange.base }),
    circle(238, 90, 36, { fill: palette.orange.light, opacity: 0.6 }),
    stroke('M258 108L300 26', palette.leaf.base, 12),
    place(citrusFace(palette.orange, 30, 9), 348, 78),
    place(citrusFace(palette.lemon, 26, 9), 212, 246),
    leaf(196, 176, 44, 14, -20) + leaf(196, 176, 40, 13, 30, palette.leaf),
  ].join('');
}

const paint: readonly ((sheet: Sheet) => Markup)[] = [
  (sheet) => shopFront(sheet, size),
  orchard,
  pouring,
  market,
  pantry,
  delivery,
  breakfast,
];

/** The seven pictures behind the customers' words, by number 1 to 7. */
export function carouselPicture(number: number): string {
  const scene = paint[number - 1];
  if (scene === undefined) {
    throw new RangeError(`The carousel has ${paint.length} pictures, none with number ${number}.`);
  }
  return drawing(size, scene);
}
