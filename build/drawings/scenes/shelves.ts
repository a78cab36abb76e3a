import { apple } from '../fruit/apple.ts';
import { blueberry, raspberry, strawberry } from '../fruit/berries.ts';
import { citrusFace, orange } from '../fruit/citrus.ts';
import { leaf } from '../fruit/leaf.ts';
import { form } from '../kit/light.ts';
import { polygon, slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { randomFrom } from '../kit/random.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { bottle } from '../vessels/bottle.ts';

export function market(sheet: Sheet): Markup {
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

export function pantry(sheet: Sheet): Markup {
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
