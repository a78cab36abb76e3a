import { palette } from '../kit/palette.ts';
import { drawing } from '../kit/sheet.ts';
import { circle, type Markup, path, stroke } from '../kit/svg.ts';
import { type MarkKind, mark, markBox } from './glass.ts';

/** Draws the mark alone, without a background, in the contract's proportions. */
export function logo(kind: MarkKind): string {
  return drawing({ ...markBox, title: kind === 'ctf' ? 'Juice Shop CTF' : 'Juice Shop' }, (sheet) => mark(sheet, kind));
}

/** Draws the mark for 16 to 48 pixels: thicker lines, and a crosshair reduced to ring and dot. */
export function smallMark(kind: MarkKind): string {
  return drawing({ width: 240, height: 240 }, () => smallMarkShapes(kind));
}

/** Draws the shapes of `smallMark`, in a box of 240 x 240. */
export function smallMarkShapes(kind: MarkKind): Markup {
  const straw =
    kind === 'ctf'
      ? [
          stroke('M104 84V16', palette.leaf.base, 19),
          path('M110 12C140 2 160 26 204 14L190 40L206 66C164 78 142 52 110 62Z', { fill: palette.bloodOrange.base }),
        ].join('')
      : stroke('M104 84V54Q104 38 120 30L170 10', palette.leaf.base, 21);
  return [
    straw,
    path('M44 76H196L180 208Q178 226 160 226H80Q62 226 60 208Z', {
      fill: palette.white.base,
      stroke: palette.leaf.base,
      'stroke-width': 21,
      'stroke-linejoin': 'round',
    }),
    path('M56 106Q90 92 120 104T184 104L172 206Q171 216 160 216H80Q69 216 68 206Z', {
      fill: palette.bloodOrange.base,
    }),
    circle(120, 158, 33, { fill: 'none', stroke: palette.white.base, 'stroke-width': 17 }),
    circle(120, 158, 9, { fill: palette.white.base }),
    stroke('M120 100V124M120 192V212M66 158H86M154 158H174', palette.white.base, 15, { 'stroke-linecap': 'butt' }),
  ].join('');
}
