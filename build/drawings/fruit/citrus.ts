import type { Tones } from '../kit/colour.ts';
import { form, gleam } from '../kit/light.ts';
import { disc, type Point, polygon } from '../kit/outline.ts';
import { palette } from '../kit/palette.ts';
import { randomFrom } from '../kit/random.ts';
import type { Sheet } from '../kit/sheet.ts';
import { circle, type Markup, path, stroke } from '../kit/svg.ts';
import { leaf } from './leaf.ts';

/** Draws the pores of a peel, scattered over a circle of radius r around (0, cy). */
function pores(tones: Tones, cy: number, r: number, seed: number): Markup {
  const random = randomFrom(seed);
  return Array.from({ length: 34 }, () => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random()) * r * 0.9;
    return circle(Math.cos(angle) * reach, cy + Math.sin(angle) * reach, 1.3 + random() * 1.2, {
      fill: tones.shade,
      opacity: 0.65,
    });
  }).join('');
}

/** Draws the cut face of a citrus fruit around (0, 0): rind, pith and `count` segments. */
function citrusFace(tones: Tones, r: number, count = 9): Markup {
  const segments = Array.from({ length: count }, (_, index) => {
    const middle = ((index + 0.5) / count) * Math.PI * 2;
    const half = (Math.PI / count) * 0.78;
    const at = (angle: number, reach: number): Point => [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const inner = r * 0.17;
    const outer = r * 0.73;
    const edge = polygon(
      at(middle, inner),
      at(middle - half, outer * 0.9),
      at(middle - half * 0.55, outer),
      at(middle + half * 0.55, outer),
      at(middle + half, outer * 0.9),
    );
    const [x, y] = at(middle - half * 0.35, r * 0.55);
    const [x2, y2] = at(middle - half * 0.3, r * 0.38);
    return (
      path(edge, { fill: tones.base, stroke: tones.base, 'stroke-width': r * 0.05, 'stroke-linejoin': 'round' }) +
      stroke(`M${x.toFixed(1)} ${y.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`, tones.light, r * 0.045)
    );
  });
  return [
    circle(0, 0, r, { fill: tones.shade }),
    circle(-r * 0.012, -r * 0.012, r * 0.955, { fill: tones.base }),
    circle(0, 0, r * 0.87, { fill: palette.flesh.light }),
    ...segments,
    circle(0, 0, r * 0.06, { fill: palette.flesh.base }),
  ].join('');
}

/** Draws a whole orange that stands on (0, 0), 170 across. */
export function orange(sheet: Sheet): Markup {
  return [
    form(sheet, disc(0, -84, 85), palette.orange, { shade: 20, rim: 5 }, pores(palette.orange, -84, 85, 5)),
    path('M0 -158l5 6 8 -1 -4 7 4 7 -8 -1 -5 6 -5 -6 -8 1 4 -7 -4 -7 8 1Z', { fill: palette.leafDeep.base }),
    leaf(4, -154, 70, 26, -20),
    leaf(-2, -154, 44, 18, -150, palette.leaf),
    gleam(-40, -120, 12, 22, 38),
  ].join('');
}

/** Draws half an orange with its cut face to the front. It stands on (0, 0). */
export function orangeHalf(): Markup {
  return `<g transform="translate(0 -72)">${citrusFace(palette.orange, 72, 10)}</g>`;
}

/** Draws a whole lemon that lies on (0, 0), 190 long. */
export function lemon(sheet: Sheet): Markup {
  const outline =
    'M-98 -62C-96 -74 -84 -74 -76 -84C-58 -114 -26 -126 6 -124C40 -122 62 -104 76 -80C84 -72 98 -72 100 -58C98 -48 86 -48 78 -38C60 -12 32 -2 2 -2C-32 -2 -60 -16 -76 -42C-82 -50 -98 -52 -98 -62Z';
  return [
    form(
      sheet,
      outline,
      palette.lemon,
      { shade: 17, rim: 5 },
      `<g transform="translate(0 -62)">${pores(palette.lemon, 0, 80, 8)}</g>`,
    ),
    gleam(-36, -98, 26, 9, -16),
  ].join('');
}

/** Draws half a lemon with its cut face to the front. It stands on (0, 0). */
export function lemonHalf(): Markup {
  return `<g transform="translate(0 -58)">${citrusFace(palette.lemon, 58, 9)}</g>`;
}
