/** A stretch of time in which the class was at work, in milliseconds, with its place on the axis, in percent. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly width: number;
}

/** After so long without any solve, the axis has a gap: a night, or a lunch. */
const longestPauseMs = 90 * 60_000;

/** The narrowest stretch and the gap between two, in percent of the axis. */
const narrowest = 6;
export const gap = 1.5;

/** Divides the time from the first to the last solve where the class paused. */
export function stretchesOf(all: readonly number[]): readonly Stretch[] {
  const spans: { from: number; to: number }[] = [];
  for (const time of all.toSorted((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last === undefined || time - last.to > longestPauseMs) {
      spans.push({ from: time, to: time });
    } else {
      last.to = time;
    }
  }
  const room = Math.max(10, 100 - gap * (spans.length - 1));
  const least = Math.min(narrowest, room / spans.length);
  const total = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const free = room - least * spans.length;
  let start = 0;
  return spans.map(({ from, to }) => {
    const width = least + (total === 0 ? free / spans.length : (free * (to - from)) / total);
    const stretch = { from, to, start, width };
    start += width + gap;
    return stretch;
  });
}

/** Returns where a time is on the axis, in percent. */
export function placeOf(time: number, stretches: readonly Stretch[]): number {
  const stretch = stretches.findLast(({ from }) => from <= time) ?? stretches[0];
  if (stretch === undefined) {
    return 0;
  }
  const { from, to, start, width } = stretch;
  // Dots have a size, so none is at the very edge.
  const inside = width - 2;
  return start + 1 + (to === from ? inside / 2 : (inside * (time - from)) / (to - from));
}
