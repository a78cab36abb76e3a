/** Summarises difficulties by joining neighbours, as in `1 - 3, 5` (ui-learning.md 2.3). */
export function difficultySummary(difficulties: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const difficulty of difficulties.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range !== undefined && difficulty <= range.last + 1) {
      range.last = difficulty;
    } else {
      ranges.push({ first: difficulty, last: difficulty });
    }
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first} - ${last}`)).join(', ');
}
