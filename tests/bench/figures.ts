/** One line of the benchmark: what was measured, the target, and whether it is met. */
export interface Figure {
  readonly name: string;
  /** `times` is a ratio to another figure of the same run; `shift` is the browser's layout shift score (CLS). */
  readonly unit: 's' | 'ms' | 'MiB' | 'KiB' | '%' | 'requests' | 'requests/s' | 'times' | 'shift' | 'screens';
  readonly value: number;
  /** Null for a figure that is only shown for comparison. */
  readonly target: { readonly bound: 'at most' | 'at least'; readonly value: number } | null;
  readonly note?: string;
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
    figure.target === null ? '' : `${figure.target.bound} ${figure.target.value} ${figure.unit}`,
    figure.target === null ? '' : holds(figure) ? 'holds' : 'MISSED',
    figure.note ?? '',
  ]);
  const all = [['figure', 'measured', 'target', '', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
