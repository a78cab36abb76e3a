import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, group, type Markup, path, stroke } from '../kit/svg.ts';

/** The box in which the mark is drawn. Its proportions are those of the contract's logo (2000 x 2400). */
export const markBox = { width: 200, height: 240 } as const;

const glass = 'M52 78H148Q157 78 156 87L143 209Q141 226 124 226H76Q59 226 57 209L44 87Q43 78 52 78Z';
const juice = 'M47.2 112C66 104 82 104 100 111S136 118 152.8 110V240H47Z';

/** What the straw of a mark carries beyond its bend: nothing, or the flag of a CTF event. */
export type MarkKind = 'shop' | 'ctf';

function straw(kind: MarkKind): Markup {
  if (kind === 'ctf') {
    return [
      stroke('M100 112V14', palette.leaf.base, 13),
      path(
        'M106 14C122 6 132 24 148 18C156 15 162 12 168 12L158 36L170 58C152 66 142 46 126 54C118 58 112 60 106 60Z',
        {
          fill: palette.bloodOrange.base,
          stroke: palette.bloodOrange.base,
          'stroke-width': 5,
          'stroke-linejoin': 'round',
        },
      ),
    ].join('');
  }
  return stroke('M100 112V52Q100 38 112 31L146 13', palette.leaf.base, 13);
}

/** Draws a ring, four ticks and a dot. The centre stays open, as in a telescopic sight. The straw is the upper tick. */
function reticle(): Markup {
  const hair = palette.white.base;
  return [
    stroke('M100 100V143M100 173V201M60 158H85M115 158H140', hair, 9, { 'stroke-linecap': 'butt' }),
    circle(100, 158, 29, { fill: 'none', stroke: hair, 'stroke-width': 9 }),
    circle(100, 158, 6.5, { fill: hair }),
  ].join('');
}

/** Draws the mark: a juice glass whose straw is a crosshair, in a box of 200 x 240. As `ctf`, the straw flies a flag. */
export function mark(sheet: Sheet, kind: MarkKind = 'shop'): Markup {
  return [
    path(glass, { fill: palette.white.base }),
    straw(kind),
    group(
      { 'clip-path': sheet.clip(path(glass)) },
      path(juice, { fill: palette.bloodOrange.base }),
      group(
        { 'clip-path': sheet.clip(path(juice)) },
        path('M136 90L125 190Q122 214 100 228H170V90Z', { fill: palette.bloodOrange.shade }),
        stroke('M59 132L65 190', palette.bloodOrange.light, 8),
        reticle(),
      ),
    ),
    path(glass, { fill: 'none', stroke: palette.leaf.base, 'stroke-width': 11 }),
  ].join('');
}
