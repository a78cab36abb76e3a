/** Returns the selection with one line added, or removed if it was selected. */
export function toggled(selected: readonly number[], line: number): readonly number[] {
  return selected.includes(line) ? selected.filter((one) => one !== line) : [...selected, line];
}

/** Returns the selection with all lines of a range added, or removed if all of them were selected. */
export function toggledRange(selected: readonly number[], from: number, to: number): readonly number[] {
  const [first, last] = from < to ? [from, to] : [to, from];
  const range = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return range.every((line) => selected.includes(line))
    ? selected.filter((line) => !range.includes(line))
    : [...new Set([...selected, ...range])];
}

/** The number of lines that Page Up and Page Down move. */
const page = 10;

/** Returns the line that a key moves to; undefined for keys that don't move. */
export function keyTarget(key: string, current: number, count: number): number | undefined {
  const within = (line: number) => Math.min(count, Math.max(1, line));
  switch (key) {
    case 'ArrowDown':
      return within(current + 1);
    case 'ArrowUp':
      return within(current - 1);
    case 'PageDown':
      return within(current + page);
    case 'PageUp':
      return within(current - page);
    case 'Home':
      return 1;
    case 'End':
      return count;
    default:
      return undefined;
  }
}
