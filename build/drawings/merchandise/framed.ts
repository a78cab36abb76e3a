import { salesman } from '../characters/salesman.ts';
import { words } from '../kit/lettering.ts';
import { form } from '../kit/light.ts';
import { slab, turned } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { footShadow, type Piece, wallShadow } from '../kit/stage.ts';
import { circle, group, path, place, rect, stroke } from '../kit/svg.ts';

/** The portrait of Stan in a golden frame. */
export const portrait: Piece = (sheet, name) => {
  const frame = slab(70, 60, 418, 476, 8);
  const canvas = slab(112, 102, 334, 392, 2);
  return [
    wallShadow(sheet, frame, name, 16),
    form(sheet, frame, palette.honey, { shade: 9, rim: 5 }),
    path(slab(86, 76, 386, 444, 5), {
      fill: 'none',
      stroke: palette.honey.deep,
      'stroke-width': 3,
      'stroke-dasharray': '3 9',
      'stroke-linecap': 'round',
    }),
    path(slab(104, 94, 350, 408, 3), { fill: palette.honey.deep }),
    group(
      { 'clip-path': sheet.clip(path(canvas)) },
      rect(100, 90, 360, 420, { fill: palette.sea.base }),
      ...Array.from({ length: 14 }, (_, index) => {
        const angle = ((index * 360) / 14) * (Math.PI / 180);
        const next = (((index + 0.5) * 360) / 14) * (Math.PI / 180);
        return path(
          `M279 300L${(279 + 420 * Math.cos(angle)).toFixed(1)} ${(300 + 420 * Math.sin(angle)).toFixed(1)}L${(279 + 420 * Math.cos(next)).toFixed(1)} ${(300 + 420 * Math.sin(next)).toFixed(1)}Z`,
          { fill: palette.sea.light, opacity: 0.6 },
        );
      }),
      place(salesman(sheet), 279, 322, 1.06),
    ),
    path(slab(186, 512, 186, 46, 6), { fill: palette.honey.shade }),
    path(slab(190, 514, 178, 40, 4), { fill: palette.honey.light }),
    words('SALESMAN OF THE YEAR', palette.bark.deep, {
      face: 'text',
      size: 15,
      weight: 800,
      tracking: 0.02,
      anchor: 'middle',
      x: 279,
      y: 540,
      fit: 162,
    }),
  ].join('');
};

/** The award of the wasp: a golden wasp on a base of dark wood. */
export const waspAward: Piece = (sheet, name) => {
  const body =
    'M279 150C322 156 334 200 330 246C324 318 302 372 279 408C256 372 234 318 228 246C224 200 236 156 279 150Z';
  const wing = 'M238 214C150 130 84 168 92 226C100 276 186 292 244 256Z';
  return [
    footShadow(sheet, name, 160, 398, 562),
    form(
      sheet,
      turned(
        279,
        [56, 470],
        [
          [60, 500],
          [96, 514],
          [100, 520],
          [100, 560],
        ],
      ),
      palette.bark,
      { shade: 14, rim: 4 },
    ),
    path(slab(218, 524, 122, 26, 4), { fill: palette.honey.base }),
    words('WASPY 2017', palette.bark.deep, { size: 18, width: 90, tracking: 0.04, anchor: 'middle', x: 279, y: 543 }),
    form(
      sheet,
      turned(
        279,
        [8, 392],
        [
          [12, 430],
          [44, 470],
        ],
      ),
      palette.honey,
      { shade: 8, rim: 3 },
    ),
    path(wing, { fill: palette.honey.light }),
    path(wing, { fill: palette.honey.shade, transform: 'matrix(-1 0 0 1 558 0)' }),
    stroke(
      'M120 220C160 206 200 224 236 240M132 254C170 244 206 246 238 252M438 220C398 206 358 224 322 240M426 254C388 244 352 246 320 252',
      palette.honey.deep,
      3.5,
      { opacity: 0.7 },
    ),
    form(
      sheet,
      body,
      palette.honey,
      { shade: 18, rim: 6 },
      path('M210 252Q279 276 350 252V282Q279 306 210 282ZM210 312Q279 336 350 312V338Q279 362 210 338Z', {
        fill: palette.bark.deep,
        opacity: 0.75,
      }),
    ),
    stroke('M256 136C246 100 226 92 208 96M302 136C312 100 332 92 350 96', palette.honey.shade, 8),
    circle(207, 97, 9, { fill: palette.honey.base }),
    circle(351, 97, 9, { fill: palette.honey.base }),
    form(
      sheet,
      'M279 122C318 122 334 150 330 178C324 208 302 220 279 220S234 208 228 178C224 150 240 122 279 122Z',
      palette.honey,
      { shade: 10, rim: 5 },
    ),
    path(
      'M240 158C252 150 266 162 264 182C254 192 242 186 240 158ZM318 158C306 150 292 162 294 182C304 192 316 186 318 158Z',
      { fill: palette.bark.deep },
    ),
    circle(250, 166, 4, { fill: palette.white.base }),
    circle(302, 166, 4, { fill: palette.white.base }),
    stroke('M264 204Q279 212 294 204', palette.bark.deep, 4),
  ].join('');
};
