import { aligned, round, spread } from '../figures.ts';
import type { Change, Comparable } from './compare.ts';

/** Writes what has changed as a table for people, with a sentence below that names what is worse. */
export function comparisonTable(changes: readonly Change[]): string {
  const rows = changes.map(({ name, kept, now, verdict }) => [
    name,
    written(kept),
    spread(kept?.rounds),
    written(now),
    verdict === 'worse' ? 'WORSE' : verdict,
  ]);
  const worse = changes.filter(({ verdict }) => verdict === 'worse').map(({ name }) => name);
  return [
    aligned([['figure', 'then', 'spread', 'now', 'verdict'], ...rows]),
    worse.length === 0 ? 'No figure is worse.' : `Worse: ${worse.join('; ')}.`,
  ].join('\n\n');
}

function written(found: Comparable | null): string {
  if (found === null) {
    return '-';
  }
  return `${round(found.value)} ${found.yardstick === undefined ? found.unit : `x ${found.yardstick}`}`;
}
