import type { Learner } from '../learners.ts';
import { gap, placeOf, type Stretch, stretchesOf } from '../stretches.ts';
import type { Words } from '../words.ts';
import { table } from './learner-tables.ts';
import { type Markup, markup } from './markup.ts';
import type { Times } from './times.ts';

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
