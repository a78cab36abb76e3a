import { citrusFace } from '../fruit/citrus.ts';
import type { Tones } from '../kit/colour.ts';
import { words } from '../kit/lettering.ts';
import { form } from '../kit/light.ts';
import { polygon, slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { footShadow, type Piece, wallShadow } from '../kit/stage.ts';
import { circle, group, type Markup, path, place, rect } from '../kit/svg.ts';
import { mark } from '../mark/glass.ts';
import { sparkle } from './sticker.ts';

/** What distinguishes one trading card from another. */
interface CardDress {
  readonly frame: Tones;
  readonly title: string;
  readonly rarity: string;
  readonly gems: number;
  readonly power: string;
}

function cardFace(sheet: Sheet, dress: CardDress, art: Markup, lines: readonly string[]): Markup {
  const { frame, title, rarity, gems, power } = dress;
  const outline = slab(0, 0, 300, 420, 20);
  return [
    path(outline, { fill: palette.ink.base }),
    path(slab(10, 10, 280, 400, 13), { fill: frame.base }),
    path(slab(10, 10, 280, 400, 13), {
      fill: sheet.gradient(
        [
          [0, frame.light, 0.9],
          [0.5, frame.base, 0],
          [1, frame.deep, 0.7],
        ],
        0,
        0,
        1,
        1,
      ),
    }),
    path(slab(22, 20, 256, 40, 8), { fill: palette.paper.base }),
    words(title, palette.ink.base, { size: 24, width: 84, x: 34, y: 48, fit: 180 }),
    circle(258, 40, 17, { fill: palette.bloodOrange.base }),
    words(power, palette.white.base, { size: 21, anchor: 'middle', x: 258, y: 47 }),
    group({ 'clip-path': sheet.clip(path(slab(22, 68, 256, 190, 6))) }, art),
    path(slab(22, 266, 256, 26, 6), { fill: palette.paper.shade }),
    words(rarity, palette.ink.base, {
      face: 'text',
      size: 15,
      weight: 700,
      tracking: 0.04,
      x: 34,
      y: 285,
      fit: 226 - gems * 18,
    }),
    ...Array.from({ length: gems }, (_, index) => path(sparkle(262 - index * 18, 279, 9), { fill: frame.deep })),
    path(slab(22, 300, 256, 98, 6), { fill: palette.paper.base }),
    ...lines.map((line, index) =>
      words(line, palette.night.base, { face: 'text', size: 16, weight: 500, x: 34, y: 326 + index * 25, fit: 232 }),
    ),
  ].join('');
}

function hooded(sheet: Sheet, eyes: string): Markup {
  return [
    form(
      sheet,
      'M30 270C34 200 70 178 98 172C84 120 112 82 150 82S216 120 202 172C230 178 266 200 270 270Z',
      palette.night,
      { shade: 14, rim: 5 },
    ),
    path('M150 104C122 104 108 130 114 160C118 184 134 196 150 196S182 184 186 160C192 130 178 104 150 104Z', {
      fill: palette.night.deep,
    }),
    circle(136, 150, 6, { fill: eyes }),
    circle(164, 150, 6, { fill: eyes }),
    path('M86 232H214L224 268H76Z', { fill: palette.steel.base }),
    path('M70 268H230V276H70Z', { fill: palette.steel.light }),
    circle(150, 250, 8, { fill: palette.bloodOrange.base }),
  ].join('');
}

function binaryRain(colour: string): Markup {
  return Array.from({ length: 9 }, (_, column) =>
    words(
      column % 2 === 0 ? '1 0 1' : '0 1 0',
      colour,
      { face: 'mono', size: 15, weight: 500 },
      { opacity: 0.5, transform: `translate(${36 + column * 30} ${84 + ((column * 53) % 60)}) rotate(90)` },
    ),
  ).join('');
}

/** The common adversary card, two more below it. */
export const commonCard: Piece = (sheet, name) => {
  const outline = slab(0, 0, 300, 420, 20);
  const face = cardFace(
    sheet,
    { frame: palette.sea, title: 'Script Kid', rarity: 'ADVERSARY · COMMON', gems: 1, power: '1' },
    rect(0, 60, 300, 210, { fill: palette.leafDeep.deep }) +
      binaryRain(palette.leafBright.base) +
      hooded(sheet, palette.leafBright.light),
    ['Runs what others wrote.', 'Draw one payload', 'you do not understand.'],
  );
  const back = (degrees: number) =>
    group(
      { transform: `translate(279 320) rotate(${degrees}) translate(-150 -210)` },
      path(outline, { fill: palette.ink.base }),
      path(slab(10, 10, 280, 400, 13), { fill: palette.leaf.base }),
      path(slab(24, 24, 252, 372, 8), { fill: 'none', stroke: palette.leafBright.base, 'stroke-width': 3 }),
    );
  return [
    wallShadow(sheet, slab(129, 110, 300, 420, 20), name, 14),
    back(12),
    back(5),
    place(face, 118, 96, 1, -3),
  ].join('');
};

/** The super rare adversary card, in foil. */
export const foilCard: Piece = (sheet, name) => {
  const foil: Markup = ['blush', 'lemon', 'kiwi', 'sky', 'blush', 'lemon', 'kiwi']
    .map((colour, index) =>
      path(
        polygon([-120 + index * 80, -20], [-70 + index * 80, -20], [-250 + index * 80, 440], [-300 + index * 80, 440]),
        {
          fill: palette[
            colour === 'blush' ? 'blush' : colour === 'lemon' ? 'lemon' : colour === 'kiwi' ? 'kiwi' : 'sky'
          ].light,
          opacity: 0.17,
          transform: 'translate(130 0)',
        },
      ),
    )
    .join('');
  const face = cardFace(
    sheet,
    { frame: palette.plum, title: 'Queen Wasp', rarity: 'ADVERSARY · SUPER RARE', gems: 4, power: '9' },
    [
      rect(0, 60, 300, 210, { fill: palette.plum.deep }),
      circle(150, 170, 92, { fill: palette.lemon.base }),
      place(citrusFace(palette.orange, 78, 10), 150, 170),
      form(
        sheet,
        'M150 96C178 100 186 140 182 172C178 214 164 244 150 262C136 244 122 214 118 172C114 140 122 100 150 96Z',
        palette.lemon,
        { shade: 9, rim: 3 },
        rect(110, 142, 90, 15, { fill: palette.ink.base }),
        rect(110, 176, 90, 15, { fill: palette.ink.base }),
        rect(110, 210, 90, 13, { fill: palette.ink.base }),
      ),
      path(
        'M120 130C60 90 34 130 52 160C68 184 104 170 122 150ZM180 130C240 90 266 130 248 160C232 184 196 170 178 150Z',
        { fill: palette.ice.light, opacity: 0.85 },
      ),
      circle(138, 116, 8, { fill: palette.ink.base }),
      circle(162, 116, 8, { fill: palette.ink.base }),
      path('M124 92L132 70L142 84L150 64L158 84L168 70L176 92Z', { fill: palette.bloodOrange.base }),
    ].join(''),
    ['Stings every session at once.', 'All adversaries you control', 'get a free retry.'],
  );
  return [
    wallShadow(sheet, slab(129, 92, 300, 420, 20), name, 16),
    place(face + group({ 'clip-path': sheet.clip(path(slab(10, 10, 280, 400, 13))) }, foil), 124, 92, 1, 3),
    ...[
      [92, 150, 22],
      [468, 210, 28],
      [110, 470, 16],
      [462, 500, 18],
    ].map(([x, y, r]) => path(sparkle(x ?? 0, y ?? 0, r ?? 0), { fill: palette.white.base })),
  ].join('');
};

/** The mythic card that was never played, in its hard plastic case. */
export const mythicCard: Piece = (sheet, name) => {
  const casing = slab(98, 44, 362, 506, 22);
  const face = cardFace(
    sheet,
    { frame: palette.honey, title: 'Juice Shop', rarity: 'MYTHIC · FIRST PRINTING', gems: 5, power: '7' },
    rect(0, 60, 300, 210, { fill: palette.sky.base }) +
      circle(150, 250, 130, { fill: palette.lemon.light }) +
      place(mark(sheet), 78, 72, 0.72),
    ['Pour: solve a challenge.', 'Shake: forget a password.', 'Refill: start all over.'],
  );
  return [
    footShadow(sheet, name, 98, 460, 556),
    path(casing, { fill: palette.ice.light, opacity: 0.8 }),
    path(casing, { fill: 'none', stroke: palette.white.base, 'stroke-width': 6 }),
    path(slab(98, 44, 362, 46, 20), { fill: palette.bloodOrange.base }),
    words('GEM MINT 10', palette.white.base, { size: 26, width: 92, tracking: 0.08, anchor: 'middle', x: 279, y: 76 }),
    place(face, 139, 108, 0.94),
    path('M98 300L300 44H372L98 392Z', { fill: '#ffffff', opacity: 0.22 }),
    path('M98 430L402 44H426L98 460Z', { fill: '#ffffff', opacity: 0.22 }),
  ].join('');
};
