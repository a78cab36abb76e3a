import type { Tones } from '../kit/colour.ts';
import { letter } from '../kit/lettering.ts';
import { turned } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { ellipse, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { mark } from '../mark/glass.ts';
import { around, type LabelText } from './label.ts';

/** Draws a clear take-away cup of smoothie with a domed lid and the shop's straw, its foot centred on (0, 0), 400 tall. */
export function cup(sheet: Sheet, juice: Tones, label: LabelText): Markup {
  const body = turned([104, -272], [82, -14], [81, -4, 74, 0, 62, 0]);
  const inner = turned([97, -266], [76, -18], [75, -9, 70, -6, 60, -6]);
  const dome = 'M-108 -274C-106 -336 -62 -362 0 -362S106 -336 108 -274Z';
  const bend = around({ cx: 0, radius: 96, top: 0, height: 0, sag: 9 });
  const sleeve = 'M-99 -206Q0 -186 99 -206L90 -92Q0 -74 -90 -92Z';
  return [
    stroke('M14 -210L34 -404Q37 -424 56 -430L92 -442', palette.bloodOrange.shade, 18),
    stroke('M12 -210L32 -404Q35 -426 54 -432L92 -444', palette.bloodOrange.base, 12),
    path(body, { fill: '#fffdf4', opacity: 0.72 }),
    group(
      { 'clip-path': sheet.clip(path(inner)) },
      rect(-110, -256, 220, 260, { fill: juice.base }),
      rect(-100, -256, 200, 260, {
        fill: sheet.gradient(
          [0, juice.light, 0.85],
          [0.3, juice.light, 0],
          [0.62, juice.shade, 0],
          [0.9, juice.shade, 0.95],
          [1, juice.base],
        ),
      }),
      stroke(
        'M-60 -60q10 -12 24 -8M-10 -40q14 -10 30 -2M36 -62q8 -10 20 -6M-50 -228q16 -10 34 0M20 -234q12 -8 26 -2',
        juice.deep,
        4,
        { opacity: 0.4 },
      ),
    ),
    ellipse(0, -256, 96, 14, { fill: juice.light }),
    group(
      { 'clip-path': sheet.clip(path(body)) },
      path(sleeve, { fill: palette.kraft.base }),
      path('M52 -200L99 -206L90 -92L48 -84Z', { fill: palette.kraft.shade, opacity: 0.7 }),
      path('M-99 -206Q0 -186 99 -206L98 -196Q0 -176 -98 -196Z', { fill: palette.leaf.base }),
    ),
    place(mark(sheet), -15, -190, 0.15),
    path(
      letter(label.word, { size: 40, width: 80, tracking: -0.01, anchor: 'middle', x: 0, y: -112, fit: 130, bend }).d,
      { fill: palette.leafDeep.base },
    ),
    path(
      letter(label.line, {
        face: 'text',
        size: 14,
        weight: 700,
        tracking: 0.06,
        anchor: 'middle',
        x: 0,
        y: -93,
        fit: 140,
        bend,
      }).d,
      { fill: palette.leafDeep.base },
    ),
    path(body, { fill: 'none', stroke: juice.deep, 'stroke-width': 2.5, opacity: 0.25 }),
    path(dome, { fill: '#ffffff', opacity: 0.42 }),
    stroke('M-86 -292C-82 -326 -54 -344 -24 -350', '#fffdf5', 9, { opacity: 0.9 }),
    stroke('M-84 -240L-68 -30', '#fffdf5', 8, { opacity: 0.5 }),
    path('M-116 -284H116Q122 -278 116 -268Q0 -250 -116 -268Q-122 -278 -116 -284Z', { fill: palette.white.base }),
    path('M30 -284H116Q122 -278 116 -268Q70 -260 30 -258Z', { fill: palette.white.shade, opacity: 0.55 }),
  ].join('');
}
