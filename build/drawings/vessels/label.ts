import type { Tones } from '../kit/colour.ts';
import { type Lettered, letter, words } from '../kit/lettering.ts';
import type { Point } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, type Markup, path, place, short } from '../kit/svg.ts';
import { mark } from '../mark/glass.ts';

/** The words on a label: the fruit's name, a small line below it, and the text of the round seal (if there is one). */
export interface LabelText {
  readonly word: string;
  readonly line: string;
  readonly badge?: string | undefined;
}

/** A label's place on a round body: the body's axis and radius, the label's top and height, and how far its lines sag. */
export interface RoundPlace {
  readonly cx: number;
  readonly radius: number;
  readonly top: number;
  readonly height: number;
  readonly sag: number;
}

/** Returns a function that bends flat points around an upright cylinder seen from slightly above. */
export function around({ cx, radius, sag }: RoundPlace): (point: Point) => Point {
  return ([x, y]) => {
    const angle = (x - cx) / radius;
    return [cx + radius * Math.sin(angle), y + sag * Math.cos(angle) - sag];
  };
}

/** Sets a word in one line, narrower where it would otherwise become too small. */
function headline(word: string, x: number, y: number, fit: number, bend: (point: Point) => Point): Lettered {
  const size = word.length > 7 ? 46 : 52;
  return letter(word, {
    size,
    width: word.length > 6 ? 78 : 86,
    weight: 800,
    tracking: -0.015,
    anchor: 'middle',
    x,
    y,
    fit,
    bend,
  });
}

/** Draws a round seal of paper or colour with one short text. */
export function seal(text: string, x: number, y: number, r: number, fill: string, ink: string): Markup {
  return [
    circle(x, y, r, { fill }),
    circle(x, y, r * 0.84, { fill: 'none', stroke: ink, 'stroke-width': r * 0.05, opacity: 0.7 }),
    words(text, ink, { size: r * 0.8, width: 80, anchor: 'middle', x, y: y + r * 0.28, fit: r * 1.4 }),
  ].join('');
}

/** Draws a paper label wrapped around a round body: the mark, the word, and a band in the juice's colour with the small line. */
export function wrappedLabel(sheet: Sheet, text: LabelText, tint: Tones, at: RoundPlace): Markup {
  const { cx, radius, top, height, sag } = at;
  const bend = around(at);
  const band = height * 0.27;
  const edge = (y: number) =>
    `M${short(cx - radius)} ${short(y - sag)}Q${short(cx)} ${short(y + sag)} ${short(cx + radius)} ${short(y - sag)}`;
  const strip = (from: number, to: number) =>
    `${edge(from)}L${short(cx + radius)} ${short(to - sag)}Q${short(cx)} ${short(to + sag)} ${short(cx - radius)} ${short(to - sag)}Z`;
  const line = letter(text.line, {
    face: 'text',
    size: 17,
    weight: 700,
    tracking: 0.06,
    anchor: 'middle',
    x: cx,
    y: top + height - band * 0.36,
    fit: radius * 1.6,
    bend,
  });
  // The word sits on the band with room for a descender. The mark fills the space above it.
  const baseline = top + height - band - 15;
  const word = headline(text.word, cx, baseline, radius * 1.72, bend);
  const glass = Math.min(0.19, (baseline - word.size * 0.76 - top - 14) / 240);
  return [
    path(strip(top, top + height), { fill: palette.white.base }),
    path(strip(top + height - band, top + height), { fill: tint.shade }),
    path(strip(top, top + 6), { fill: tint.shade }),
    place(mark(sheet), cx - glass * 100, top + 10, glass),
    path(word.d, { fill: palette.leafDeep.base }),
    path(line.d, { fill: palette.white.base }),
  ].join('');
}
