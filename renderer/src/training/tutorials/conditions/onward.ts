import type { Script } from '../script/script.ts';
import type { Condition } from './condition.ts';

/**
 * Returns what ends a step: its own condition, or that of a later one about the same field. Whoever types `admin123` at once would
 * otherwise have to go back for `admin`.
 */
export function endOf(script: Script, index: number): Condition | undefined {
  const own = script[index]?.until;
  if (own?.kind !== 'value') {
    return own;
  }
  const of: Condition[] = [];
  for (const { until } of script.slice(index)) {
    if (until.kind !== 'value' || until.field !== own.field) {
      break;
    }
    of.push(until);
  }
  return { kind: 'any', of };
}
