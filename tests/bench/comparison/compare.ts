import { median, multiples, type Unit } from '../figures.ts';
import type { KeptFigure, Run } from './kept-run.ts';

export type Verdict = 'better' | 'worse' | 'same' | 'not comparable' | 'not measured then' | 'not measured now';

/** What has become of a figure. */
export interface Change {
  readonly name: string;
  /** Null where a run lacks the figure, or has no measure of the machine for it. */
  readonly kept: Comparable | null;
  readonly now: Comparable | null;
  readonly verdict: Verdict;
}

/** A figure in the form in which two runs are compared. */
export interface Comparable {
  /** The rounds; in units of the yardstick where the figure depends on the machine's speed. */
  readonly rounds: readonly number[];
  /** Their median. */
  readonly value: number;
  /** What they are multiples of; undefined for figures that are compared as they are. */
  readonly yardstick: string | undefined;
  readonly unit: Unit;
}

/** By how much a figure has to change before it counts, as a share of what it was. Nothing makes counts vary but a change. */
const margins: Readonly<Record<Unit, number>> = {
  s: 0.1,
  ms: 0.1,
  'requests/s': 0.1,
  times: 0.1,
  '%': 0.1,
  MiB: 0.05,
  KiB: 0.01,
  requests: 0,
  screens: 0,
  shift: 0,
};

/** The units of figures that are the better the higher they are. */
const higherIsBetter: ReadonlySet<Unit> = new Set(['%', 'requests/s']);

/** The units of figures that need a yardstick. The screens are those that took too long. */
const dependOnTheMachine: ReadonlySet<Unit> = new Set(['s', 'ms', 'requests/s', 'screens']);

/** Compares a run with a kept one figure by figure, in the order of the run (decision 125). */
export function compareRuns(kept: Run, now: Run): readonly Change[] {
  const before = byName(kept);
  const after = byName(now);
  return [...new Set([...after.keys(), ...before.keys()])].map((name) => ({
    name,
    ...compareFigures(before.get(name), after.get(name)),
  }));
}

function byName({ figures }: Run): ReadonlyMap<string, KeptFigure> {
  return new Map(figures.map((figure) => [figure.name, figure]));
}

function compareFigures(before: KeptFigure | undefined, after: KeptFigure | undefined): Omit<Change, 'name'> {
  const kept = before === undefined ? null : comparable(before);
  const now = after === undefined ? null : comparable(after);
  if (before === undefined || after === undefined) {
    return { kept, now, verdict: before === undefined ? 'not measured then' : 'not measured now' };
  }
  if (kept === null || now === null || kept.yardstick !== now.yardstick || kept.unit !== now.unit) {
    return { kept, now, verdict: 'not comparable' };
  }
  return { kept, now, verdict: judge(kept, now.value) };
}

/** Returns null for a figure that depends on the machine's speed and has no yardstick, and for one that could not be measured. */
function comparable({ unit, value, rounds = [value], yardstick }: KeptFigure): Comparable | null {
  if (yardstick === undefined && dependOnTheMachine.has(unit)) {
    return null;
  }
  const inUnits = yardstick === undefined ? rounds : multiples(rounds, yardstick.rounds);
  const found = { rounds: inUnits, value: median(inUnits), yardstick: yardstick?.name, unit };
  return inUnits.every(Number.isFinite) ? found : null;
}

function judge(kept: Comparable, now: number): Verdict {
  const isWithin = now >= Math.min(...kept.rounds) && now <= Math.max(...kept.rounds);
  if (isWithin || Math.abs(now - kept.value) <= margins[kept.unit] * kept.value) {
    return 'same';
  }
  return now > kept.value === higherIsBetter.has(kept.unit) ? 'better' : 'worse';
}
