import type { Tones } from './colour.ts';
import type { Sheet } from './sheet.ts';
import { ellipse, group, type Markup, path, short } from './svg.ts';

/** How far the one light (from the upper left) wraps around a form: the widths of its shaded and its lit edge, in user units. */
interface Wrap {
  readonly shade?: number;
  readonly rim?: number;
}

const everywhere = 'M-4000-4000H4000V4000H-4000Z';

/**
 * Draws a solid form under the light: base colour, a crescent of shade on the lower right, a lit crescent on the upper left.
 * Each crescent is the part that the outline no longer covers when it is moved along the light, so all forms are lit alike.
 */
export function form(
  sheet: Sheet,
  outline: string,
  tones: Tones,
  wrap: Wrap = {},
  ...details: readonly Markup[]
): Markup {
  const { shade = 14, rim = 5 } = wrap;
  const crescent = (fill: string, x: number, y: number) =>
    path(everywhere + outline, { fill, 'fill-rule': 'evenodd', transform: `translate(${short(x)} ${short(y)})` });
  return group(
    { 'clip-path': sheet.clip(path(outline)) },
    path(outline, { fill: tones.base }),
    ...details,
    shade > 0
      ? group({ style: 'mix-blend-mode:multiply', opacity: 0.9 }, crescent(shadeOver(tones), -shade, -shade * 0.6))
      : '',
    rim > 0 ? crescent(tones.light, rim, rim * 0.7) : '',
  );
}

/** Returns the colour that gives a base tone its shade when multiplied onto it. Details inside a form are darkened with it. */
function shadeOver(tones: Tones): string {
  const channel = (start: number) => {
    const base = Number.parseInt(tones.base.slice(start, start + 2), 16);
    const shade = Number.parseInt(tones.shade.slice(start, start + 2), 16);
    return Math.min(255, Math.round((255 * shade) / Math.max(base, 1)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Draws a soft highlight on something shiny. */
export function gleam(cx: number, cy: number, rx: number, ry: number, degrees = -35, opacity = 0.5): Markup {
  return ellipse(cx, cy, rx, ry, {
    fill: '#fffdf5',
    opacity,
    transform: `rotate(${short(degrees)} ${short(cx)} ${short(cy)})`,
  });
}

/** Draws the soft shadow of a thing whose foot reaches from x1 to x2 at height y on the table. It falls to the right. */
export function groundShadow(sheet: Sheet, x1: number, x2: number, y: number, colour: string): Markup {
  const length = 0.32;
  const width = x2 - x1;
  return group(
    { fill: colour },
    ellipse((x1 + x2) / 2 + width * length * 0.62, y + 2, width * (0.5 + length * 0.5), Math.min(26, width * 0.1), {
      opacity: 0.3,
      filter: sheet.blur(9),
    }),
    ellipse((x1 + x2) / 2 + 4, y, width * 0.49, Math.min(10, width * 0.045), { opacity: 0.42, filter: sheet.blur(3) }),
  );
}
