import type { Tones } from '../kit/colour.ts';
import { words } from '../kit/lettering.ts';
import { polygon } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, group, type Markup, path, place, rect, stroke } from '../kit/svg.ts';
import { mark } from '../mark/glass.ts';
import { type LabelText, seal } from './label.ts';

/** How a carton is printed. */
interface CartonDress {
  readonly colour: Tones;
  readonly cap: Tones;
  readonly label: LabelText;
  /** A picture printed on the front, drawn around (0, 0) in about 100 x 100. */
  readonly picture: Markup;
}

/** Draws a gable-top carton seen slightly from the right, the foot of its front face centred on (0, 0), 340 tall. */
export function carton(sheet: Sheet, dress: CartonDress): Markup {
  const { colour, label } = dress;
  const front = polygon([-92, -318], [62, -318], [62, 0], [-92, 0]);
  const side = polygon([62, -318], [104, -330], [104, -16], [62, 0]);
  const slope = polygon([-92, -318], [62, -318], [70, -392], [-70, -392]);
  const gable = polygon([62, -318], [104, -330], [82, -392], [70, -392]);
  return [
    path(side, { fill: colour.shade }),
    path(polygon([62, -318], [104, -330], [83, -372]), { fill: colour.deep, opacity: 0.6 }),
    path(gable, { fill: colour.shade }),
    path(front, { fill: colour.base }),
    path(slope, { fill: colour.light }),
    path(polygon([-70, -424], [78, -424], [82, -392], [-70, -392]), { fill: colour.base }),
    rect(-70, -424, 148, 7, { fill: colour.light }),
    stroke('M-66 -404H76', colour.shade, 2.5),
    group(
      { 'clip-path': sheet.clip(path(front)) },
      circle(-15, -92, 112, { fill: palette.white.base }),
      place(dress.picture, -15, -40, 1),
      place(mark(sheet), -33, -310, 0.18),
    ),
    words(label.word, palette.leafDeep.base, {
      size: 50,
      width: 84,
      tracking: -0.02,
      anchor: 'middle',
      x: -15,
      y: -216,
      fit: 136,
    }),
    words(label.line, palette.leafDeep.base, {
      face: 'text',
      size: 15,
      weight: 800,
      tracking: 0.05,
      anchor: 'middle',
      x: -15,
      y: -14,
      fit: 120,
    }),
    group(
      {},
      path('M-16 -352a22 9 0 0 1 44 0v14a22 9 0 0 1 -44 0Z', { fill: dress.cap.shade }),
      path('M-16 -352a22 9 0 1 1 44 0a22 9 0 1 1 -44 0Z', { fill: dress.cap.base }),
      path('M-10 -353a16 6 0 0 1 26 -3', {
        fill: 'none',
        stroke: dress.cap.light,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      }),
    ),
    stroke('M-88 -310V-6', colour.light, 5, { opacity: 0.8 }),
    label.badge === undefined ? '' : seal(label.badge, 50, -300, 26, palette.bloodOrange.base, palette.white.base),
  ].join('');
}
