import { words } from '../kit/lettering.ts';
import { form } from '../kit/light.ts';
import { polygon, ring, slab, smooth } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { footShadow, type Piece, wallShadow } from '../kit/stage.ts';
import { circle, group, path, place, rect, stroke } from '../kit/svg.ts';
import { type MarkInks, mark } from '../mark/glass.ts';
import { dieCut, fruitStickers, sparkle } from './sticker.ts';

/** The single sticker on the lid of a laptop. */
export const laptopSticker: Piece = (sheet, name) => {
  const lid = slab(74, 150, 410, 300, 20);
  return [
    footShadow(sheet, name, 66, 480, 490),
    group(
      { transform: 'translate(25 24) scale(.91)' },
      form(sheet, lid, palette.steel, { shade: 10, rim: 4 }),
      path('M30 452H528L540 482Q540 496 524 496H34Q18 496 18 482Z', { fill: palette.steel.shade }),
      path('M30 452H528L532 462H26Z', { fill: palette.steel.light }),
      place(dieCut(sheet, 'shop'), 188, 172, 0.92),
    ),
  ].join('');
};

/** A page of sixteen stickers, one corner curling up. */
export const stickerPage: Piece = (sheet, name) => {
  const page = 'M92 46H466Q476 46 476 56V520L420 580H92Q82 580 82 570V56Q82 46 92 46Z';
  const round = fruitStickers(sheet, 38);
  const cells = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = [134 + (index % 4) * 97, 104 + Math.floor(index / 4) * 122];
    const even = (index + Math.floor(index / 4)) % 2 === 0;
    return even
      ? place(dieCut(sheet, index % 4 < 2 ? 'shop' : 'ctf'), x - 39, y - 48, 0.39)
      : place(round[(index >> 1) % 4] ?? '', x, y);
  });
  return [
    wallShadow(sheet, page, name),
    path(page, { fill: palette.paper.base }),
    ...cells,
    path('M476 520L420 580C420 556 424 536 430 528C446 530 462 528 476 520Z', { fill: palette.paper.shade }),
    stroke('M476 520L420 580', palette.paper.deep, 1.5, { opacity: 0.4 }),
  ].join('');
};

/** The first design of the sticker, of 2015: a round badge with lettering around the glass. */
export const oldSticker: Piece = (sheet, name) => {
  const scallops = smooth(
    ring(28, 279, 300, 216).flatMap(([x, y], index) =>
      index % 2 === 0 ? [[x, y] as const] : [[279 + (x - 279) * 0.94, 300 + (y - 300) * 0.94] as const],
    ),
    1,
  );
  const arc =
    (radius: number, centre: number) =>
    ([x, y]: readonly [number, number]) => {
      const angle = (x / radius) * 1 + centre;
      return [279 + (radius - y) * Math.cos(angle), 300 + (radius - y) * Math.sin(angle)] as const;
    };
  return [
    wallShadow(sheet, scallops, name),
    path(scallops, { fill: palette.white.base }),
    circle(279, 300, 190, { fill: palette.leaf.base }),
    circle(279, 300, 128, { fill: palette.lemon.base }),
    words('JUICE SHOP', palette.white.base, {
      size: 46,
      width: 90,
      tracking: 0.06,
      anchor: 'middle',
      bend: arc(142, -Math.PI / 2),
    }),
    words('SINCE 2014', palette.lemon.base, {
      size: 27,
      width: 100,
      tracking: 0.12,
      anchor: 'middle',
      bend: ([x, y]) => {
        const angle = Math.PI / 2 - x / 166;
        return [279 + (166 + y) * Math.cos(angle), 300 + (166 + y) * Math.sin(angle)];
      },
    }),
    place(mark(sheet), 199, 196, 0.8),
  ].join('');
};

/** The holographic sticker of the eighties: bands of rainbow behind the glass, and a grid that runs to the horizon. */
export const holoSticker: Piece = (sheet, name) => {
  const badge = slab(89, 100, 380, 400, 44);
  const bands = ['blush', 'lemon', 'kiwi', 'sky', 'plum', 'berry'] as const;
  const stripes = bands.map((_, index) =>
    polygon([40 + index * 90, 80], [100 + index * 90, 80], [-80 + index * 90, 520], [-140 + index * 90, 520]),
  );
  const inner = slab(107, 118, 344, 364, 32);
  return [
    wallShadow(sheet, badge, name),
    path(badge, { fill: palette.white.base }),
    group(
      { 'clip-path': sheet.clip(path(inner)) },
      rect(100, 110, 360, 380, { fill: '#5b4b8a' }),
      ...stripes.map((d, index) =>
        path(d, { fill: palette[bands[index] ?? 'sky'].light, opacity: 0.75, transform: 'translate(60 0)' }),
      ),
      circle(279, 270, 118, { fill: palette.lemon.base }),
      ...[0, 1, 2, 3, 4].map((index) => rect(150, 300 + index * 20, 260, 3 + index * 2, { fill: '#e9789b' })),
      rect(100, 392, 360, 100, { fill: palette.plum.deep }),
      stroke(
        `${[150, 190, 230, 279, 328, 368, 408]
          .map((x) => `M${279 + (x - 279) * 0.6} 392L${279 + (x - 279) * 3} 500`)
          .join('')}M100 404H460M100 424H460M100 454H460`,
        palette.sky.light,
        2.5,
      ),
    ),
    place(dieCut(sheet, 'shop', palette.white.base), 187, 158, 0.92),
    ...[
      [136, 150, 16],
      [416, 220, 12],
      [150, 440, 10],
      [424, 430, 14],
    ].map(([x, y, r]) => path(sparkle(x ?? 0, y ?? 0, r ?? 0), { fill: palette.white.base })),
  ].join('');
};

/** Sixteen iron-ons on their transfer sheet, and the iron. */
export const ironOns: Piece = (sheet, name) => {
  const page = slab(60, 40, 350, 420, 8);
  const cells = Array.from({ length: 16 }, (_, index) =>
    place(
      mark(sheet, index % 2 === (index >> 2) % 2 ? 'shop' : 'ctf'),
      84 + (index % 4) * 82,
      62 + Math.floor(index / 4) * 98,
      0.34,
    ),
  );
  const sole = 'M196 560C210 486 300 436 420 436H508Q520 436 520 448V548Q520 560 508 560Z';
  return [
    wallShadow(sheet, page, name),
    path(page, { fill: palette.white.base }),
    stroke('M142 48V452M224 48V452M306 48V452M64 152H406M64 250H406M64 348H406', palette.steel.light, 1.6, {
      'stroke-dasharray': '5 5',
    }),
    ...cells,
    footShadow(sheet, name, 200, 524, 566),
    form(
      sheet,
      sole,
      palette.bloodOrange,
      { shade: 14, rim: 5 },
      path('M330 436C350 470 400 486 520 486V436Z', { fill: palette.bloodOrange.deep, opacity: 0.35 }),
    ),
    path('M184 560H522V570Q522 578 514 578H196Q182 578 184 560Z', { fill: palette.steel.base }),
    path('M184 560H522V566H184Z', { fill: palette.steel.light }),
    stroke('M340 440C336 380 380 372 440 372S512 384 508 440', palette.ink.base, 24),
    stroke('M352 424C354 388 392 378 440 376', palette.night.light, 5),
    circle(452, 520, 20, { fill: palette.white.base }),
    stroke('M452 520V506', palette.ink.base, 4),
  ].join('');
};

/** Magnets on the door of a fridge, one of them holding a shopping list. */
export const magnets: Piece = (sheet) => {
  const note = polygon([150, 250], [300, 236], [316, 418], [164, 430]);
  const list = ['apples', 'oranges', 'hints'].map((line, index) =>
    words(
      line,
      palette.night.base,
      { face: 'text', size: 24, weight: 500, x: 190, y: 316 + index * 36 },
      { transform: 'rotate(-5 230 330)' },
    ),
  );
  const fruits = fruitStickers(sheet, 40);
  return [
    rect(0, 0, 558, 622, { fill: palette.ice.base }),
    rect(0, 0, 558, 622, {
      fill: sheet.gradient(
        [
          [0, '#f2fbff', 1],
          [1, '#b4d6e4', 1],
        ],
        0,
        0,
        1,
        0.5,
      ),
    }),
    rect(0, 118, 558, 8, { fill: palette.sky.deep, opacity: 0.45 }),
    rect(0, 126, 558, 4, { fill: '#ffffff', opacity: 0.8 }),
    form(sheet, slab(478, 170, 26, 330, 13), palette.steel, { shade: 10, rim: 3 }),
    form(sheet, slab(478, 20, 26, 70, 13), palette.steel, { shade: 10, rim: 3 }),
    path(note, { fill: palette.sky.deep, opacity: 0.3, transform: 'translate(8 10)' }),
    path(note, { fill: palette.lemon.light }),
    ...list,
    place(dieCut(sheet, 'shop'), 188, 178, 0.42, -4),
    place(dieCut(sheet, 'ctf'), 334, 168, 0.52, 6),
    place(dieCut(sheet, 'ctf'), 60, 440, 0.56, -8),
    place(dieCut(sheet, 'shop'), 330, 440, 0.6, 5),
    place(dieCut(sheet, 'shop'), 50, 168, 0.5, 5),
    place(fruits[0] ?? '', 262, 512, 1.15),
    place(fruits[1] ?? '', 420, 372, 1.1),
    place(fruits[2] ?? '', 92, 370, 1.05),
    place(fruits[3] ?? '', 312, 72, 0.9),
  ].join('');
};

/** A forearm that wears the temporary tattoo, and the water that makes it stick. */
export const tattoo: Piece = (sheet, name) => {
  const arm =
    'M60 640C120 560 180 470 236 386C310 276 392 140 452 30C474 -8 486 -30 500 -50L640 30C610 90 570 170 524 252C452 380 380 500 310 600C300 616 292 630 284 644Z';
  const inks: MarkInks = {
    outline: palette.leaf.shade,
    glass: 'none',
    juice: palette.bloodOrange.base,
    juiceShade: palette.bloodOrange.shade,
    hair: palette.skin.light,
    straw: palette.leaf.shade,
    gleam: palette.bloodOrange.light,
  };
  const dressed = [
    wallShadow(sheet, arm, name, 16),
    form(
      sheet,
      arm,
      palette.skin,
      { shade: 44, rim: 7 },
      stroke('M400 60Q480 80 560 160', palette.skin.deep, 4, { opacity: 0.5 }),
      stroke('M370 106Q470 134 540 214', palette.leafDeep.base, 18),
      stroke('M370 106Q470 134 540 214', palette.leaf.base, 11, { 'stroke-dasharray': '1 15' }),
    ),
    circle(466, 150, 16, { fill: palette.bloodOrange.base }),
    circle(461, 145, 5, { fill: palette.bloodOrange.light }),
    group(
      {
        style: 'mix-blend-mode:multiply',
        opacity: 0.94,
        transform: 'translate(216 264) rotate(32 100 135) scale(1.04)',
      },
      mark(sheet, 'shop', inks),
    ),
  ].join('');
  return [
    group({ transform: 'translate(-24 0) rotate(-14 322 392)' }, dressed),
    ...[
      [96, 220, 13],
      [144, 160, 9],
      [62, 286, 8],
      [180, 236, 7],
    ].map(([x = 0, y = 0, r = 0]) =>
      path(
        `M${x} ${y - r * 2}C${x + r} ${y - r * 0.6} ${x + r} ${y + r} ${x} ${y + r}S${x - r} ${y - r * 0.6} ${x} ${y - r * 2}Z`,
        { fill: palette.sky.base },
      ),
    ),
  ].join('');
};
