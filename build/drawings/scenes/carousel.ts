import { apple } from '../fruit/apple.ts';
import { blueberry, raspberry, strawberry } from '../fruit/berries.ts';
import { citrusFace, orange, orangeHalf } from '../fruit/citrus.ts';
import { leaf } from '../fruit/leaf.ts';
import { melonFace } from '../fruit/tropical.ts';
import { cloud, hill, sky, tree, tuft } from '../kit/landscape.ts';
import { form, groundShadow } from '../kit/light.ts';
import { polygon, slab, turned } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { drawing, type Sheet } from '../kit/sheet.ts';
import { circle, ellipse, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { bottle } from '../vessels/bottle.ts';
import { market, pantry } from './shelves.ts';
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
