/** The choice with one line more, or without it. */
export function toggled(selected: readonly number[], line: number): readonly number[] {
  return selected.includes(line) ? selected.filter((one) => one !== line) : [...selected, line];
}

/** The choice with all lines from one to another more, or without them where all were chosen. */
export function toggledRange(selected: readonly number[], from: number, to: number): readonly number[] {
  const [first, last] = from < to ? [from, to] : [to, from];
  const range = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return range.every((line) => selected.includes(line))
    ? selected.filter((line) => !range.includes(line))
    : [...new Set([...selected, ...range])];
}

/** Lines that a page key goes over. */
const page = 10;

/** The line that a key goes to; undefined for keys that go nowhere. */
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
