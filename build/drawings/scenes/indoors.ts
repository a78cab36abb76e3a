import { cloud, sky, tree } from '../kit/landscape.ts';
import { words } from '../kit/lettering.ts';
import { form, groundShadow } from '../kit/light.ts';
import { polygon, slab } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { drawing, type Sheet } from '../kit/sheet.ts';
import { circle, ellipse, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { dieCut, fruitStickers } from '../merchandise/sticker.ts';

interface Pane {
  readonly x: number;
  readonly y: number;
  readonly lit: boolean;
  readonly inside: Markup;
}

function pane(sheet: Sheet, { x, y, lit, inside }: Pane): Markup {
  const glass = slab(x, y, 150, 190, 4);
  return [
    path(slab(x - 10, y - 10, 170, 210, 5), { fill: palette.paper.shade }),
    path(glass, { fill: lit ? '#fbe6ae' : '#5f8591' }),
    group(
      { 'clip-path': sheet.clip(path(glass)) },
      inside,
      path(polygon([x - 40, y + 120], [x + 70, y - 10], [x + 110, y - 10], [x - 10, y + 190]), {
        fill: '#ffffff',
        opacity: 0.16,
      }),
    ),
    stroke(`M${x + 75} ${y}V${y + 190}`, palette.paper.base, 6),
    path(glass, { fill: 'none', stroke: palette.paper.base, 'stroke-width': 6 }),
    rect(x - 18, y + 196, 186, 14, { fill: palette.paper.base }),
    rect(x - 18, y + 206, 186, 8, { fill: palette.paper.deep, opacity: 0.5 }),
  ].join('');
}

function interior(kind: number, x: number, y: number): Markup {
  switch (kind % 5) {
    case 0:
      return (
        stroke(`M${x + 40} ${y}V${y + 50}`, palette.ink.base, 3) +
        path(`M${x + 18} ${y + 70}L${x + 30} ${y + 46}H${x + 50}L${x + 62} ${y + 70}Z`, {
          fill: palette.bloodOrange.base,
        })
      );
    case 1:
      return (
        rect(x + 88, y + 120, 50, 34, { fill: palette.night.base }) +
        rect(x + 92, y + 124, 42, 26, { fill: palette.sky.base }) +
        rect(x, y + 158, 150, 34, { fill: palette.wood.base })
      );
    case 2:
      return (
        path(
          `M${x + 20} ${y + 190}C${x + 10} ${y + 140} ${x + 30} ${y + 120} ${x + 34} ${y + 96}C${x + 40} ${y + 124} ${x + 60} ${y + 130} ${x + 52} ${y + 190}Z`,
          { fill: palette.leaf.base },
        ) + rect(x + 18, y + 168, 38, 24, { fill: palette.bloodOrange.shade })
      );
    case 3:
      return (
        rect(x, y, 150, 84, { fill: palette.white.base, opacity: 0.85 }) +
        stroke([16, 32, 48, 64, 80].map((dy) => `M${x} ${y + dy}h150`).join(''), palette.steel.base, 2.5)
      );
    default:
      return (
        circle(x + 104, y + 110, 22, { fill: palette.skin.base }) +
        path(
          `M${x + 66} ${y + 192}C${x + 68} ${y + 150} ${x + 84} ${y + 138} ${x + 104} ${y + 138}S${x + 140} ${y + 150} ${x + 142} ${y + 192}Z`,
          { fill: palette.sea.base },
        ) +
        path(
          `M${x + 82} ${y + 108}C${x + 80} ${y + 84} ${x + 128} ${y + 84} ${x + 126} ${y + 108}C${x + 116} ${y + 96} ${x + 92} ${y + 96} ${x + 82} ${y + 108}Z`,
          { fill: palette.bark.deep },
        )
      );
  }
}

/** Emma's old workplace: three floors of an office house. The sticker in the leftmost window of the middle floor says where. 1440 x 1080. */
export function workplace(): string {
  return drawing({ width: 1440, height: 1080 }, (sheet) => {
    const floors = [126, 410, 694];
    const panes = floors.flatMap((y, floor) =>
      [0, 1, 2, 3, 4, 5].flatMap((column) => {
        const x = 164 + column * 196;
        if (floor === 2 && (column === 2 || column === 3)) {
          return [];
        }
        const named = floor === 1 && column === 0;
        const sign = named
          ? [
              path(slab(x + 8, y + 128, 60, 36, 4), { fill: palette.white.base }),
              words('IT', palette.bloodOrange.base, { face: 'text', size: 21, weight: 900, x: x + 13, y: y + 153 }),
              words('sec', palette.leafDeep.base, {
                face: 'text',
                size: 21,
                weight: 700,
                x: x + 32,
                y: y + 153,
                fit: 33,
              }),
            ].join('')
          : '';
        return [
          pane(sheet, {
            x,
            y,
            lit: (column * 3 + floor * 2) % 4 === 1,
            inside: interior(named ? 3 : column + floor * 2, x, y) + sign,
          }),
        ];
      }),
    );
    return [
      sky(sheet, 1440, 900),
      cloud(1240, 90, 1.7),
      path(polygon([110, 100], [1332, 100], [1332, 980], [110, 980]), { fill: '#d98f6c' }),
      stroke(Array.from({ length: 30 }, (_, row) => `M110 ${116 + row * 29}H1332`).join(''), '#c97d5a', 2.5, {
        opacity: 0.7,
      }),
      path(polygon([1332, 100], [1440, 130], [1440, 980], [1332, 980]), { fill: '#b06748' }),
      path(polygon([92, 70], [1350, 70], [1440, 96], [1440, 130], [1332, 104], [92, 104]), {
        fill: palette.paper.base,
      }),
      rect(92, 96, 1258, 10, { fill: palette.paper.deep, opacity: 0.5 }),
      rect(110, 360, 1222, 18, { fill: '#e9b08f' }),
      rect(110, 644, 1222, 18, { fill: '#e9b08f' }),
      rect(110, 930, 1222, 54, { fill: palette.steel.base }),
      ...panes,
      rect(556, 678, 328, 302, { fill: palette.paper.shade }),
      rect(574, 696, 292, 284, { fill: palette.leafDeep.base }),
      rect(592, 714, 120, 266, { fill: '#5f8591' }),
      rect(728, 714, 120, 266, { fill: '#4f7480' }),
      path(polygon([592, 860], [712, 730], [712, 790], [592, 920]), { fill: '#ffffff', opacity: 0.16 }),
      circle(704, 850, 7, { fill: palette.lemon.base }),
      circle(736, 850, 7, { fill: palette.lemon.base }),
      path('M530 678H910L930 640H510Z', { fill: palette.leaf.base }),
      path('M530 678H910L914 670H526Z', { fill: palette.leaf.deep }),
      words('12', palette.paper.base, { size: 34, anchor: 'middle', x: 720, y: 672 }),
      rect(0, 980, 1440, 100, { fill: '#c9c4b4' }),
      rect(0, 980, 1440, 8, { fill: '#b3ad9b' }),
      rect(0, 1042, 1440, 38, { fill: '#8b8a83' }),
      path('M560 980H880L900 1004H540Z', { fill: palette.steel.light }),
      tree(sheet, 60, 1012, 2.6),
      tree(sheet, 1300, 1020, 2.9),
      group({ transform: 'translate(1010 1000)' }, bicycle()),
      path('M330 980V940Q330 930 340 930H470Q480 930 480 940V980Z', { fill: palette.wood.base }),
      path('M326 952C340 900 370 930 384 906C400 930 430 890 446 926C470 906 490 930 484 952Z', {
        fill: palette.leaf.base,
      }),
    ].join('');
  });
}

function bicycle(): Markup {
  return [
    circle(0, 0, 46, { fill: 'none', stroke: palette.ink.base, 'stroke-width': 7 }),
    circle(130, 0, 46, { fill: 'none', stroke: palette.ink.base, 'stroke-width': 7 }),
    stroke('M0 0H58L108 -64H34L0 0M58 0L28 -82M108 -64L130 0M108 -64L102 -92', palette.bloodOrange.base, 7),
    stroke('M14 -84H44M102 -92H128', palette.ink.base, 9),
  ].join('');
}

/** Magn(et)ificent: magnets on a whiteboard that has seen a long design session. 600 x 800. */
export function whiteboard(): string {
  return drawing({ width: 600, height: 800 }, (sheet) => {
    const fruits = fruitStickers(sheet, 46);
    const surface = slab(40, 60, 520, 600, 10);
    return [
      rect(0, 0, 600, 800, { fill: '#cde1e4' }),
      rect(0, 716, 600, 84, { fill: '#e9dcc3' }),
      rect(0, 706, 600, 14, { fill: palette.white.base }),
      path(surface, { fill: '#48646a', opacity: 0.4, transform: 'translate(14 14)', filter: sheet.blur(8) }),
      path(slab(28, 48, 544, 624, 14), { fill: palette.steel.base }),
      path(surface, { fill: palette.white.base }),
      path(polygon([40, 400], [300, 60], [420, 60], [40, 560]), { fill: '#ffffff', opacity: 0.7 }),
      stroke('M96 160H250V240H96ZM350 300H500V380H350ZM96 430H250V510H96Z', palette.sea.base, 6),
      stroke(
        'M250 200C320 200 330 260 376 296M350 344C300 360 270 400 226 428M250 468C360 470 420 450 426 386',
        palette.bloodOrange.base,
        6,
      ),
      stroke('M362 284L378 298L358 302M236 412L224 430L246 430M416 398L426 382L436 398', palette.bloodOrange.base, 6),
      words('browser', palette.sea.base, { face: 'text', size: 30, weight: 600, anchor: 'middle', x: 173, y: 210 }),
      words('shop', palette.sea.base, { face: 'text', size: 30, weight: 600, anchor: 'middle', x: 425, y: 350 }),
      words('database', palette.sea.base, { face: 'text', size: 30, weight: 600, anchor: 'middle', x: 173, y: 480 }),
      words(
        'trust?',
        palette.bloodOrange.base,
        { face: 'text', size: 30, weight: 700, x: 398, y: 266 },
        { transform: 'rotate(-6 440 256)' },
      ),
      stroke('M396 280q50 -10 96 -8', palette.bloodOrange.base, 5),
      place(dieCut(sheet, 'shop'), 290, 84, 0.62, 6),
      place(dieCut(sheet, 'ctf'), 440, 90, 0.56, -6),
      place(dieCut(sheet, 'shop'), 270, 500, 0.6, -8),
      place(dieCut(sheet, 'ctf'), 400, 500, 0.62, 7),
      place(dieCut(sheet, 'shop'), 62, 270, 0.56, -5),
      place(fruits[0] ?? '', 286, 316),
      place(fruits[1] ?? '', 116, 590),
      place(fruits[2] ?? '', 210, 594),
      place(fruits[3] ?? '', 500, 470),
      rect(150, 672, 300, 16, { fill: palette.steel.shade }),
      ...(['bloodOrange', 'sea', 'leaf'] as const).map((colour, index) =>
        rect(180 + index * 78, 658, 64, 14, { fill: palette[colour].base, rx: 5 }),
      ),
    ].join('');
  });
}

/** The rare collector's item: a banknote with a very knowing face, framed. 600 x 800. */
export function banknote(): string {
  return drawing({ width: 600, height: 800 }, (sheet) => {
    const note = slab(0, 0, 400, 190, 8);
    const hair = palette.leafDeep.base;
    return [
      rect(0, 0, 600, 800, { fill: '#dcd3e6' }),
      circle(300, 340, 250, { fill: '#eae3ee' }),
      rect(0, 640, 600, 160, { fill: palette.wood.base }),
      stroke('M0 676H600M0 724H600M0 770H600', palette.wood.shade, 3, { opacity: 0.6 }),
      groundShadow(sheet, 70, 530, 668, '#4a3420'),
      form(sheet, polygon([60, 180], [540, 180], [540, 666], [60, 666]), palette.bark, { shade: 10, rim: 6 }),
      path(polygon([92, 212], [508, 212], [508, 634], [92, 634]), { fill: palette.paper.base }),
      path(polygon([92, 212], [508, 212], [508, 222], [102, 222], [102, 634], [92, 634]), {
        fill: palette.bark.deep,
        opacity: 0.35,
      }),
      group(
        { transform: 'translate(116 300) scale(.92)' },
        path(note, { fill: palette.ink.base, opacity: 0.25, transform: 'translate(5 7)' }),
        path(note, { fill: '#c9dcae' }),
        path(slab(12, 12, 376, 166, 5), { fill: 'none', stroke: hair, 'stroke-width': 4 }),
        path(slab(20, 20, 360, 150, 4), {
          fill: 'none',
          stroke: palette.leaf.base,
          'stroke-width': 1.6,
          'stroke-dasharray': '5 4',
        }),
        ellipse(200, 95, 78, 70, { fill: '#dfecc8', stroke: hair, 'stroke-width': 4 }),
        stroke('M158 66q16 -12 30 -2M212 60q16 -10 32 4', hair, 6),
        circle(176, 84, 7, { fill: hair }),
        circle(230, 84, 7, { fill: hair }),
        path('M176 122C184 136 198 128 202 116C206 128 222 136 230 120', {
          fill: 'none',
          stroke: hair,
          'stroke-width': 6,
          'stroke-linecap': 'round',
        }),
        ...[
          [60, 72],
          [340, 72],
          [60, 150],
          [340, 150],
        ].map(([x, y]) => words('$', hair, { size: 54, anchor: 'middle', x: x ?? 0, y: y ?? 0 })),
      ),
      words('1 of 1', palette.bark.shade, { face: 'text', size: 26, weight: 600, anchor: 'middle', x: 300, y: 560 }),
      path(slab(236, 574, 128, 34, 5), { fill: palette.honey.base }),
      words('VERY RARE', palette.bark.deep, {
        face: 'text',
        size: 18,
        weight: 800,
        tracking: 0.04,
        anchor: 'middle',
        x: 300,
        y: 597,
      }),
      path(polygon([110, 634], [330, 212], [392, 212], [172, 634]), { fill: '#ffffff', opacity: 0.28 }),
    ].join('');
  });
}
