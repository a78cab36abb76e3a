/** `times` is a ratio to another figure of the same run; `shift` is the browser's layout shift score (CLS). */
export const units = ['s', 'ms', 'MiB', 'KiB', '%', 'requests', 'requests/s', 'times', 'shift', 'screens'] as const;

export type Unit = (typeof units)[number];

/** One line of the benchmark: what was measured, the target, and whether it is met. */
export interface Figure {
  readonly name: string;
  readonly unit: Unit;
  readonly value: number;
  /** What each round measured, where `value` is their median. The least and the most of them are the spread. */
  readonly rounds?: readonly number[];
  /** What says how fast the machine was, where the unit depends on that: without it, the figures of two runs can't be compared. */
  readonly yardstick?: Yardstick;
  /** Null for a figure that is only shown for comparison. */
  readonly target: { readonly bound: 'at most' | 'at least'; readonly value: number } | null;
  readonly note?: string;
}

/** Something that no change of the range makes faster or slower, measured in turn with a figure, in the figure's unit. */
export interface Yardstick {
  readonly name: string;
  /** As many as the figure's. */
  readonly rounds: readonly number[];
}

/** Returns the median of several rounds, and the rounds themselves. */
export function ofRounds(rounds: readonly number[]): Required<Pick<Figure, 'value' | 'rounds'>> {
  return { value: median(rounds), rounds };
}

/** Divides each round by the one that was measured beside it. */
export function multiples(rounds: readonly number[], beside: readonly number[]): readonly number[] {
  return rounds.map((value, round) => value / (beside[round] ?? Number.NaN));
}

export function holds({ value, target }: Figure): boolean {
  if (target === null) {
    return true;
  }
  return target.bound === 'at most' ? value <= target.value : value >= target.value;
}

/** Returns the median; for an even count, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

/** Writes the figures as an aligned table for people. */
export function asTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${round(figure.value)} ${figure.unit}`,
    spread(figure.rounds),
    figure.target === null ? '' : `${figure.target.bound} ${figure.target.value} ${figure.unit}`,
    figure.target === null ? '' : holds(figure) ? 'holds' : 'MISSED',
    figure.note ?? '',
  ]);
  return aligned([['figure', 'measured', 'spread', 'target', '', ''], ...rows]);
}

/** Writes the least and the most of several rounds; nothing for none. */
export function spread(rounds: readonly number[] = []): string {
  return rounds.length === 0 ? '' : `${round(Math.min(...rounds))} to ${round(Math.max(...rounds))}`;
}

/** Writes rows below each other, their cells in columns. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Writes a number with about three digits that count. */
export function round(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return value.toFixed(digits);
}
