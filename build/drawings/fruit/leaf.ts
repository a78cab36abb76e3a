import type { Tones } from '../kit/colour.ts';
import { palette } from '../kit/palette.ts';
import { type Markup, path, place, short, stroke } from '../kit/svg.ts';

/** Draws a leaf that starts at (x, y) and points along `degrees` (0 = right, negative = up), its lower half in shade. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  tones: Tones = palette.leafBright,
): Markup {
  const n = (value: number) => short(value);
  const upper = `M0 0C${n(length * 0.18)} ${n(-width)} ${n(length * 0.68)} ${n(-width * 0.95)} ${n(length)} 0`;
  const lower = `M0 0C${n(length * 0.2)} ${n(width * 0.8)} ${n(length * 0.7)} ${n(width * 0.85)} ${n(length)} 0`;
  const facing = Math.cos((degrees * Math.PI) / 180) >= 0;
  const veins = [0.3, 0.52, 0.72]
    .map(
      (t) =>
        `M${n(length * t)} 0l${n(length * 0.13)} ${n(-width * 0.38)}M${n(length * t)} 0l${n(length * 0.13)} ${n(width * 0.34)}`,
    )
    .join('');
  return place(
    [
      path(`${upper}Z`, { fill: facing ? tones.base : tones.shade }),
      path(`${lower}Z`, { fill: facing ? tones.shade : tones.base }),
      stroke(veins, tones.deep, Math.max(1.2, width * 0.05), { opacity: 0.45 }),
      stroke(`M0 0H${n(length * 0.9)}`, tones.deep, Math.max(1.6, width * 0.09), { opacity: 0.7 }),
    ].join(''),
    x,
    y,
    1,
    degrees,
  );
}

/** Draws a short woody stem from (x, y) along a curve to (x + dx, y + dy). */
export function stem(x: number, y: number, dx: number, dy: number, width = 7): Markup {
  const curve = `M${short(x)} ${short(y)}q${short(dx * 0.1)} ${short(dy * 0.6)} ${short(dx)} ${short(dy)}`;
  return (
    stroke(curve, palette.bark.shade, width) +
    stroke(curve, palette.bark.base, width * 0.45, { transform: 'translate(-1.2 0)' })
  );
}

/** Draws a star of sepals: `count` pointed green leaves around (x, y). */
export function calyx(x: number, y: number, count: number, length: number, from: number, to: number): Markup {
  return Array.from({ length: count }, (_, index) => {
    const degrees = from + ((to - from) * index) / Math.max(1, count - 1);
    return leaf(x, y, length, length * 0.3, degrees, index % 2 === 0 ? palette.leafBright : palette.leaf);
  }).join('');
}
