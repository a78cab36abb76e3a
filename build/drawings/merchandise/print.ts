import { words } from '../kit/lettering.ts';
import { form } from '../kit/light.ts';
import { polygon, slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { footShadow, type Piece, wallShadow } from '../kit/stage.ts';
import { circle, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { mark, oneInk } from '../mark/glass.ts';

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
