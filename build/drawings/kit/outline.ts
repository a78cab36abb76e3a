import { short } from './svg.ts';

/** A point in user units, y downwards. */
export type Point = readonly [x: number, y: number];

/** One step of an outline: a straight line to a point, or a cubic curve with two handles. */
export type Step = Point | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

function at(points: readonly Point[], index: number): Point {
  return points[(index + points.length) % points.length] ?? [0, 0];
}

/** A smooth closed outline through the given points. Roundness 1 is a plain Catmull-Rom curve. */
export function smooth(points: readonly Point[], roundness = 1): string {
  const reach = roundness / 6;
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [
      at(points, index - 1),
      at(points, index),
      at(points, index + 1),
      at(points, index + 2),
    ];
    return `C${[
      from[0] + (to[0] - before[0]) * reach,
      from[1] + (to[1] - before[1]) * reach,
      to[0] - (after[0] - from[0]) * reach,
      to[1] - (after[1] - from[1]) * reach,
      to[0],
      to[1],
    ]
      .map(short)
      .join(' ')}`;
  });
  const [x, y] = at(points, 0);
  return `M${short(x)} ${short(y)}${curves.join('')}Z`;
}

/** A closed polygon. */
export function polygon(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** An open line through points. */
export function polyline(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

/** A regular polygon's corners around (cx, cy); the first one lies at the angle `turn` (degrees, 0 = right). */
export function ring(count: number, cx: number, cy: number, radius: number, turn = -90): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((turn + (360 * index) / count) * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });
}

/** A circle as path data, for clips and forms. */
export function disc(cx: number, cy: number, r: number, ry = r): string {
  const [left, right] = [short(cx - r), short(cx + r)];
  return `M${left} ${short(cy)}A${short(r)} ${short(ry)} 0 1 1 ${right} ${short(cy)}A${short(r)} ${short(ry)} 0 1 1 ${left} ${short(cy)}Z`;
}

/** A rectangle with rounded corners as path data. */
export function slab(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number) => `a${short(radius)} ${short(radius)} 0 0 1 ${short(dx)} ${short(dy)}`;
  return `M${short(x + radius)} ${short(y)}h${short(width - 2 * radius)}${arc(radius, radius)}v${short(height - 2 * radius)}${arc(-radius, radius)}h${short(-(width - 2 * radius))}${arc(-radius, -radius)}v${short(-(height - 2 * radius))}${arc(radius, -radius)}Z`;
}

/**
 * A shape that is the same on both sides of the vertical axis x = cx. The right half is given from top to bottom, x
 * counted from the axis; the left half is its mirror image.
 */
export function turned(cx: number, start: Point, steps: readonly Step[]): string {
  const right = steps.map((step) =>
    step.length === 2
      ? `L${short(cx + step[0])} ${short(step[1])}`
      : `C${short(cx + step[0])} ${short(step[1])} ${short(cx + step[2])} ${short(step[3])} ${short(cx + step[4])} ${short(step[5])}`,
  );
  const ends: Point[] = [start, ...steps.map((step): Point => (step.length === 2 ? step : [step[4], step[5]]))];
  const left = steps.map((step, index) => {
    const [x, y] = ends[index] ?? start;
    return step.length === 2
      ? `L${short(cx - x)} ${short(y)}`
      : `C${short(cx - step[2])} ${short(step[3])} ${short(cx - step[0])} ${short(step[1])} ${short(cx - x)} ${short(y)}`;
  });
  const [bottomX, bottomY] = ends.at(-1) ?? start;
  return `M${short(cx + start[0])} ${short(start[1])}${right.join('')}L${short(cx - bottomX)} ${short(bottomY)}${left.reverse().join('')}Z`;
}
