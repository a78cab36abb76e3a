import { short } from './svg.ts';

/** A point in user units, y downwards. */
export type Point = readonly [x: number, y: number];

/** One step of an outline: a straight line to a point, or a cubic curve with two handles. */
export type Step = Point | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** Returns a closed polygon as path data. */
export function polygon(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** Returns a circle or ellipse as path data, for clips and forms. */
export function disc(cx: number, cy: number, r: number, ry = r): string {
  const [left, right] = [short(cx - r), short(cx + r)];
  return `M${left} ${short(cy)}A${short(r)} ${short(ry)} 0 1 1 ${right} ${short(cy)}A${short(r)} ${short(ry)} 0 1 1 ${left} ${short(cy)}Z`;
}

/** Returns a rectangle with rounded corners as path data. */
export function slab(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number) => `a${short(radius)} ${short(radius)} 0 0 1 ${short(dx)} ${short(dy)}`;
  return `M${short(x + radius)} ${short(y)}h${short(width - 2 * radius)}${arc(radius, radius)}v${short(height - 2 * radius)}${arc(-radius, radius)}h${short(-(width - 2 * radius))}${arc(-radius, -radius)}v${short(-(height - 2 * radius))}${arc(radius, -radius)}Z`;
}

/**
 * Returns a shape that is symmetrical about the axis x = 0. The right half is given from top to bottom; the left half is its mirror image.
 */
export function turned(start: Point, ...steps: readonly Step[]): string {
  const right = steps.map((step) =>
    step.length === 2
      ? `L${short(step[0])} ${short(step[1])}`
      : `C${short(step[0])} ${short(step[1])} ${short(step[2])} ${short(step[3])} ${short(step[4])} ${short(step[5])}`,
  );
  const ends: Point[] = [start, ...steps.map((step): Point => (step.length === 2 ? step : [step[4], step[5]]))];
  const left = steps.map((step, index) => {
    const [x, y] = ends[index] ?? start;
    return step.length === 2
      ? `L${short(-x)} ${short(y)}`
      : `C${short(-step[2])} ${short(step[3])} ${short(-step[0])} ${short(step[1])} ${short(-x)} ${short(y)}`;
  });
  const [bottomX, bottomY] = ends.at(-1) ?? start;
  return `M${short(start[0])} ${short(start[1])}${right.join('')}L${short(-bottomX)} ${short(bottomY)}${left.reverse().join('')}Z`;
}
