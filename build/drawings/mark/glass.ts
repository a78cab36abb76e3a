import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, group, type Markup, path, stroke } from '../kit/svg.ts';

/** The box the mark is drawn in; its proportions are those of the contract's logo (2000 x 2400). */
export const markBox = { width: 200, height: 240 } as const;

/** The colours of the mark: its full dress, or one colour for stamps, embroidery and engraving. */
export interface MarkInks {
  readonly outline: string;
  readonly glass: string;
  readonly juice: string;
  readonly juiceShade: string;
  readonly hair: string;
  readonly straw: string;
  readonly gleam: string;
}

export const fullInks: MarkInks = {
  outline: palette.leaf.base,
  glass: palette.white.base,
  juice: palette.bloodOrange.base,
  juiceShade: palette.bloodOrange.shade,
  hair: palette.white.base,
  straw: palette.leaf.base,
  gleam: palette.bloodOrange.light,
};

/** One ink on whatever lies below: only outline, juice and straw are printed, the crosshair is left out of the juice. */
export function oneInk(ink: string, ground: string): MarkInks {
  return { outline: ink, glass: 'none', juice: ink, juiceShade: ink, hair: ground, straw: ink, gleam: ink };
}

const glass = 'M52 78H148Q157 78 156 87L143 209Q141 226 124 226H76Q59 226 57 209L44 87Q43 78 52 78Z';
const juice = 'M47.2 112C66 104 82 104 100 111S136 118 152.8 110V240H47Z';
const centre = { x: 100, y: 158 } as const;

/** What a mark carries at the end of its straw, beyond the bend. */
export type MarkKind = 'shop' | 'ctf';

function straw(inks: MarkInks, kind: MarkKind): Markup {
  if (kind === 'ctf') {
    return [
      stroke('M100 112V14', inks.straw, 13),
      path(
        'M106 14C122 6 132 24 148 18C156 15 162 12 168 12L158 36L170 58C152 66 142 46 126 54C118 58 112 60 106 60Z',
        {
          fill: inks.juice,
          stroke: inks.juice,
          'stroke-width': 5,
          'stroke-linejoin': 'round',
        },
      ),
    ].join('');
  }
  return stroke('M100 112V52Q100 38 112 31L146 13', inks.straw, 13);
}

/** Ring, four ticks and a dot: the centre stays open, as in a telescopic sight. The straw is its upper tick. */
function reticle(hair: string): Markup {
  const { x, y } = centre;
  const ticks = `M${x} 100V${y - 15}M${x} ${y + 15}V${y + 43}M${x - 40} ${y}H${x - 15}M${x + 15} ${y}H${x + 40}`;
  return [
    stroke(ticks, hair, 9, { 'stroke-linecap': 'butt' }),
    circle(x, y, 29, { fill: 'none', stroke: hair, 'stroke-width': 9 }),
    circle(x, y, 6.5, { fill: hair }),
  ].join('');
}

/** The mark: a juice glass whose straw is a crosshair, in a box of 200 x 240. As `ctf` the straw flies a flag. */
export function mark(sheet: Sheet, kind: MarkKind = 'shop', inks: MarkInks = fullInks): Markup {
  return [
    path(glass, { fill: inks.glass }),
    straw(inks, kind),
    group(
      { 'clip-path': sheet.clip(path(glass)) },
      path(juice, { fill: inks.juice }),
      group(
        { 'clip-path': sheet.clip(path(juice)) },
        inks.juiceShade === inks.juice
          ? ''
          : path('M136 90L125 190Q122 214 100 228H170V90Z', { fill: inks.juiceShade }),
        inks.gleam === inks.juice ? '' : stroke('M59 132L65 190', inks.gleam, 8),
        reticle(inks.hair),
      ),
    ),
    path(glass, { fill: 'none', stroke: inks.outline, 'stroke-width': 11 }),
  ].join('');
}
