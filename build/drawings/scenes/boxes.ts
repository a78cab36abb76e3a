import { apple } from '../fruit/apple.ts';
import { orange } from '../fruit/citrus.ts';
import type { Tones } from '../kit/colour.ts';
import { form, groundShadow } from '../kit/light.ts';
import { polygon } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { drawing, type Sheet } from '../kit/sheet.ts';
import { circle, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { bottle } from '../vessels/bottle.ts';

function box(x: number, y: number, width: number, height: number, tones: Tones): Markup {
  const depth = width * 0.24;
  const rise = depth * 0.5;
  const front = polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  return [
    path(
      polygon(
        [x + width, y],
        [x + width + depth, y - rise],
        [x + width + depth, y + height - rise],
        [x + width, y + height],
      ),
      { fill: tones.shade },
    ),
    path(polygon([x, y], [x + depth, y - rise], [x + width + depth, y - rise], [x + width, y]), { fill: tones.light }),
    path(front, { fill: tones.base }),
    path(
      polygon(
        [x + width * 0.44, y],
        [x + width * 0.44 + depth, y - rise],
        [x + width * 0.56 + depth, y - rise],
        [x + width * 0.56, y],
      ),
      { fill: palette.lemon.light, opacity: 0.9 },
    ),
    rect(x + width * 0.44, y, width * 0.12, height * 0.1, { fill: palette.lemon.light, opacity: 0.9 }),
    stroke(`M${x + 3} ${y + 3}V${y + height - 3}`, tones.light, 4, { opacity: 0.8 }),
  ].join('');
}

function crate(sheet: Sheet, x: number, y: number, width: number, height: number): Markup {
  return [
    form(sheet, polygon([x, y], [x + width, y], [x + width - 6, y + height], [x + 6, y + height]), palette.wood, {
      shade: 8,
      rim: 3,
    }),
    stroke(
      `M${x + 4} ${y + height / 3}H${x + width - 4}M${x + 6} ${y + (height * 2) / 3}H${x + width - 6}`,
      palette.wood.deep,
      4,
      { opacity: 0.6 },
    ),
  ].join('');
}

/**
 * Five boxes without a print, 720 square: the deluxe page lays the logo over their fronts (ui-shop.md 5.31), so each
 * front lies under one of its five places: (260,130,50), (230,330,70), (70,355,40), (120,450,55), (500,410,45) as x, y
 * and height of a logo that is 5/6 as wide.
 */
export function blankBoxes(): string {
  return drawing({ width: 720, height: 720 }, (sheet) => {
    return [
      circle(360, 350, 320, { fill: '#d5e4cd' }),
      path('M54 450A320 320 0 0 0 666 450C560 470 160 470 54 450Z', { fill: '#f1eedb' }),
      group({ 'clip-path': sheet.clip(circle(360, 350, 320)) }, groundShadow(sheet, 40, 690, 570, '#5d6b4c', 0.06)),
      crate(sheet, 150, 440, 250, 116),
      place(orange(sheet), 390, 444, 0.36),
      place(orange(sheet), 370, 444, 0.4),
      box(168, 296, 182, 146, palette.kraft),
      box(186, 214, 150, 82, palette.leafBright),
      box(214, 108, 134, 106, palette.kraft),
      box(66, 426, 160, 130, palette.kraft),
      box(32, 336, 112, 90, palette.kraft),
      crate(sheet, 436, 496, 190, 60),
      box(452, 384, 134, 112, palette.kraft),
      place(
        bottle(sheet, 'tall', { juice: palette.orange, cap: palette.leaf, label: { word: 'orange', line: 'JUICE' } }),
        392,
        580,
        0.42,
      ),
      place(
        bottle(sheet, 'stout', { juice: palette.berry, cap: palette.leaf, label: { word: 'berry', line: 'JUICE' } }),
        318,
        592,
        0.4,
      ),
      place(apple(sheet), 250, 590, 0.42),
      place(apple(sheet), 640, 566, 0.42),
    ].join('');
  });
}
