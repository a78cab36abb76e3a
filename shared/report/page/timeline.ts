import type { Learner } from '../learners.ts';
import type { Words } from '../words.ts';
import { table } from './learner-tables.ts';
import { type Markup, markup } from './markup.ts';
import type { Times } from './times.ts';

/** A stretch of time in which the class was at work, in milliseconds, with its place on the axis, in percent. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly width: number;
}

/** After so long without any solve, the axis has a gap: a night, or a lunch. */
const longestPauseMs = 90 * 60_000;

/** The narrowest stretch and the gap between two, in percent of the axis. */
const narrowest = 6;
const gap = 1.5;

/** Shows when each learner solved something, one row per learner, on one axis. Returns undefined if no file has any time. */
export function timelineOf(learners: readonly Learner[], words: Words, times: Times): Markup | undefined {
  const all = learners.flatMap(({ solves }) => solves.flatMap(({ at }) => at?.getTime() ?? []));
  if (all.length === 0) {
    return undefined;
  }
  const stretches = stretchesOf(all);
  return table(
    words.say('REPORT_TIMELINE_TABLE'),
    markup`<th scope="col">${words.say('REPORT_LEARNER')}</th><th scope="col" class="axis">${axis(stretches, times)}</th>`,
    learners.map(({ name, solves }) => {
      const known = solves.flatMap(({ at }) => at?.getTime() ?? []);
      const dots = known.map((time) => `M${placeOf(time, stretches).toFixed(2)} 5h0`).join('');
      return markup`<tr><th scope="row"><bdi>${name}</bdi></th><td class="track">${
        dots === ''
          ? markup`<span class="none">${words.say('REPORT_NO_TIMES')}</span>`
          : markup`<svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${spanOf(known, words, times)}">${gaps(stretches)}<path class="dots" d="${dots}"/></svg>`
      }</td></tr>`;
    }),
  );
}

function spanOf(known: readonly number[], words: Words, times: Times): string {
  const at = (time: number) => times.of(new Date(time));
  return words.say('REPORT_SPAN', {
    count: known.length,
    first: at(Math.min(...known)),
    last: at(Math.max(...known)),
  });
}

/** Divides the time from the first to the last solve where the class paused. */
function stretchesOf(all: readonly number[]): readonly Stretch[] {
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

function placeOf(time: number, stretches: readonly Stretch[]): number {
  const stretch = stretches.findLast(({ from }) => from <= time) ?? stretches[0];
  if (stretch === undefined) {
    return 0;
  }
  const { from, to, start, width } = stretch;
  // Dots have a size, so none is at the very edge.
  const inside = width - 2;
  return start + 1 + (to === from ? inside / 2 : (inside * (time - from)) / (to - from));
}

/** Writes where each stretch begins, and where the last one ends. Each has its day if there is more than one. */
function axis(stretches: readonly Stretch[], times: Times): Markup {
  const days = new Set(stretches.map(({ from }) => times.day(new Date(from))));
  const stamp = (time: number) => {
    const at = new Date(time);
    return days.size > 1 ? markup`${times.day(at)}<br>${times.clock(at)}` : markup`${times.clock(at)}`;
  };
  const last = stretches.at(-1);
  return markup`<span class="ticks">${stretches.map(
    ({ from, start }) => markup`<span style="inset-inline-start: ${start.toFixed(2)}%">${stamp(from)}</span>`,
  )}${last === undefined || last.to === last.from ? '' : markup`<span style="inset-inline-end: 0">${stamp(last.to)}</span>`}</span>`;
}

function gaps(stretches: readonly Stretch[]): Markup {
  const lines = stretches.slice(1).map(({ start }) => `M${(start - gap / 2).toFixed(2)} 0V10`);
  return lines.length === 0 ? markup`` : markup`<path class="gaps" d="${lines.join('')}"/>`;
}
