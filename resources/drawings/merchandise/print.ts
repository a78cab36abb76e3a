import { citrusFace } from '../fruit/citrus.ts';
import type { Tones } from '../kit/colour.ts';
import { words } from '../kit/lettering.ts';
import { form } from '../kit/light.ts';
import { polygon, slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { footShadow, type Piece, wallShadow } from '../kit/stage.ts';
import { circle, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { mark, oneInk } from '../mark/glass.ts';
import { sparkle } from './stickers.ts';

/** The companion guide as a standing paperback. */
export const book: Piece = (sheet, name) => {
  const cover = polygon([120, 84], [412, 100], [412, 556], [120, 566]);
  return [
    footShadow(sheet, name, 96, 440, 566),
    path(polygon([412, 100], [448, 92], [448, 544], [412, 556]), { fill: palette.paper.base }),
    stroke('M420 99V553M428 97V550M436 95V548', palette.paper.deep, 1.5, { opacity: 0.6 }),
    path(polygon([120, 84], [160, 78], [448, 92], [412, 100]), { fill: palette.paper.shade }),
    form(
      sheet,
      cover,
      palette.leafDeep,
      { shade: 12, rim: 4 },
      path('M120 366C180 340 230 348 270 364S360 384 412 360V600H120Z', { fill: palette.bloodOrange.base }),
      path('M144 80V570', { stroke: palette.leaf.base, 'stroke-width': 3 }),
    ),
    place(
      mark(sheet, 'shop', {
        ...oneInk(palette.paper.base, palette.leafDeep.base),
        juice: palette.bloodOrange.base,
        hair: palette.paper.base,
      }),
      200,
      196,
      0.72,
    ),
    words('PWNING', palette.paper.base, {
      size: 56,
      width: 82,
      tracking: 0.02,
      anchor: 'middle',
      x: 276,
      y: 170,
      fit: 236,
    }),
    words('OWASP', palette.paper.base, {
      size: 34,
      width: 84,
      tracking: 0.04,
      anchor: 'middle',
      x: 276,
      y: 446,
      fit: 230,
    }),
    words('JUICE SHOP', palette.paper.base, {
      size: 52,
      width: 80,
      tracking: 0.01,
      anchor: 'middle',
      x: 276,
      y: 494,
      fit: 230,
    }),
    words('the companion guide', palette.paper.base, {
      face: 'text',
      size: 20,
      weight: 600,
      anchor: 'middle',
      x: 276,
      y: 530,
      fit: 230,
    }),
  ].join('');
};

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
          opacity: 0.3,
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

function ticket(width: number, height: number): string {
  const notch = 17;
  return `M14 0H${width - 14}Q${width} 0 ${width} 14V${height / 2 - notch}A${notch} ${notch} 0 0 0 ${width} ${height / 2 + notch}V${height - 14}Q${width} ${height} ${width - 14} ${height}H14Q0 ${height} 0 ${height - 14}V${height / 2 + notch}A${notch} ${notch} 0 0 0 0 ${height / 2 - notch}V14Q0 0 14 0Z`;
}

function barcode(x: number, y: number, height: number): Markup {
  const widths = [3, 1, 2, 4, 1, 3, 2, 1, 4, 2, 1, 3, 1, 2, 4, 1, 2, 3];
  let at = y;
  return widths
    .map((width, index) => {
      const bar = index % 2 === 0 ? rect(x, at, height, width * 2.4, { fill: palette.ink.base }) : '';
      at += width * 2.4;
      return bar;
    })
    .join('');
}

/** The ticket to the birthday conference. */
export const birthdayTicket: Piece = (sheet, name) => {
  const outline = ticket(440, 230);
  return [
    group({ transform: 'translate(60 210) rotate(-9 220 115)' }, wallShadow(sheet, outline, name, 13)),
    group({ transform: 'translate(64 196) rotate(-14 220 115)' }, path(outline, { fill: palette.leaf.shade })),
    group(
      { transform: 'translate(60 204) rotate(-7 220 115)' },
      path(outline, { fill: palette.bloodOrange.base }),
      path('M330 0V230', {
        stroke: palette.white.base,
        'stroke-width': 4,
        'stroke-dasharray': '4 9',
        'stroke-linecap': 'round',
      }),
      words('20', palette.white.base, { size: 150, width: 80, tracking: -0.03, x: 28, y: 148 }),
      words('th', palette.lemon.base, { size: 52, x: 206, y: 84 }),
      words('ANNIVERSARY', palette.white.base, { size: 36, width: 84, tracking: 0.02, x: 30, y: 196, fit: 284 }),
      place(mark(sheet, 'shop', oneInk(palette.white.base, palette.bloodOrange.base)), 254, 52, 0.42),
      barcode(356, 40, 56),
    ),
    ...[
      [110, 120, palette.leaf.base],
      [190, 70, palette.lemon.base],
      [300, 110, palette.bloodOrange.base],
      [410, 70, palette.plum.base],
      [470, 140, palette.leafBright.base],
      [90, 470, palette.lemon.base],
      [230, 530, palette.leafBright.base],
      [370, 500, palette.plum.base],
      [480, 540, palette.bloodOrange.base],
    ].map(([x, y, fill], index) =>
      rect(Number(x), Number(y), 22, 10, { fill: String(fill), rx: 3, transform: `rotate(${index * 47} ${x} ${y})` }),
    ),
  ].join('');
};

/** The ticket to the user day: a lanyard with a badge. */
export const userDayTicket: Piece = (sheet, name) => {
  const badge = slab(124, 196, 310, 376, 22);
  return [
    path('M196 -10L262 168H296L362 -10H330L279 128L228 -10Z', { fill: palette.leaf.base }),
    path('M330 -10H362L296 168H279L284 116Z', { fill: palette.leaf.shade }),
    wallShadow(sheet, badge, name, 13),
    path(badge, { fill: palette.white.base }),
    path('M124 330V218Q124 196 146 196H412Q434 196 434 218V330Z', { fill: palette.sea.base }),
    path(slab(244, 208, 70, 18, 9), { fill: palette.sea.deep }),
    path('M266 150H292V206Q292 216 279 216T266 206Z', { fill: palette.steel.base }),
    words('USER DAY', palette.white.base, {
      size: 52,
      width: 84,
      tracking: 0.01,
      anchor: 'middle',
      x: 279,
      y: 288,
      fit: 270,
    }),
    words('SAN FRANCISCO 2024', palette.white.base, {
      face: 'text',
      size: 19,
      weight: 700,
      tracking: 0.08,
      anchor: 'middle',
      x: 279,
      y: 317,
      fit: 270,
    }),
    place(mark(sheet), 158, 346, 0.58),
    words('&', palette.ink.base, { size: 44, anchor: 'middle', x: 288, y: 430 }),
    ...[0, 1, 2, 3].map((index) =>
      path(slab(312, 470 - index * 32, 30 + index * 22, 24, 5), {
        fill: [palette.bloodOrange, palette.orange, palette.lemon, palette.leafBright][index]?.base ?? '',
      }),
    ),
    words('DSOMM', palette.ink.base, { size: 30, width: 84, anchor: 'middle', x: 358, y: 534, fit: 110 }),
    words('JUICE SHOP', palette.ink.base, { size: 30, width: 80, anchor: 'middle', x: 214, y: 534, fit: 124 }),
  ].join('');
};

/** The painting made with juices on lined paper, taped to the wall. */
export const juicePainting: Piece = (sheet, name) => {
  const page = polygon([92, 66], [468, 58], [474, 560], [86, 566]);
  const lines = Array.from({ length: 17 }, (_, index) => `M88 ${112 + index * 27}H472`).join('');
  const wash = (d: string, fill: string) =>
    group(
      { style: 'mix-blend-mode:multiply' },
      path(d, { fill, opacity: 0.55 }),
      path(d, { fill, opacity: 0.35, transform: 'translate(5 7) scale(.985)' }),
    );
  return [
    wallShadow(sheet, page, name),
    group(
      { 'clip-path': sheet.clip(path(page)) },
      path(page, { fill: palette.white.base }),
      stroke(lines, palette.sky.base, 1.8, { opacity: 0.7 }),
      stroke('M140 60V570', palette.blush.base, 2),
      wash(
        'M180 470C170 380 164 300 168 236C220 222 330 220 384 238C390 310 380 400 366 474C310 492 230 490 180 470Z',
        palette.orange.base,
      ),
      wash(
        'M178 470C172 410 168 360 168 330C240 300 310 340 382 312C382 370 376 420 366 474C310 492 230 490 178 470Z',
        palette.bloodOrange.base,
      ),
      wash(
        'M266 240C262 200 268 160 276 128C300 108 330 104 352 96C358 108 352 120 344 126C320 134 304 144 298 158C294 190 296 216 294 240Z',
        palette.kiwi.base,
      ),
      wash('M386 150C420 120 460 150 446 190C430 226 380 214 374 184C372 170 378 158 386 150Z', palette.lemon.base),
      wash(
        'M196 502C230 494 330 500 360 508C366 524 356 536 340 536C300 540 240 540 208 532C190 526 186 510 196 502Z',
        palette.berry.base,
      ),
      ...[
        [132, 520, 9],
        [430, 460, 12],
        [446, 500, 6],
        [204, 150, 8],
        [186, 180, 4],
      ].map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, { fill: palette.berry.base, opacity: 0.45 })),
      circle(276, 396, 62, { fill: 'none', stroke: palette.white.base, 'stroke-width': 13, opacity: 0.85 }),
      stroke('M276 300V362M276 430V462M196 396H242M310 396H352', palette.white.base, 13, { opacity: 0.85 }),
    ),
    path(polygon([226, 44], [330, 38], [332, 76], [228, 82]), { fill: palette.lemon.light, opacity: 0.85 }),
  ].join('');
};
