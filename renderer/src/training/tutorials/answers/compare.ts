/** How a text misses the one that is awaited. */
export type Miss =
  /** Only in upper and lower case. */
  | 'case'
  /** Only in spaces before or after it. */
  | 'space'
  /** Only in quotation marks or dashes that a keyboard has set typographically. */
  | 'straight'
  /** The end isn't there yet. */
  | 'unfinished'
  /** Characters are missing. */
  | 'missing'
  /** There are characters too many. */
  | 'extra'
  /** Some characters are others. */
  | 'typo';

export interface Comparison {
  readonly miss: Miss;
  /** How many characters are missing, too many or wrong. */
  readonly count: number;
  /** Where the text differs: from the first to after the last character, both in its own counting. */
  readonly from: number;
  readonly to: number;
}

/** Longer texts aren't compared. The longest payload has about 330 characters. */
const longest = 600;

/**
 * Compares what was typed with what is awaited.
 * @returns undefined when the two are the same, or have so little in common that it was no attempt at typing the other
 */
export function compare(typed: string, wanted: string, exact: boolean): Comparison | undefined {
  const same = (one: string, other: string) => (exact ? one === other : one.toLowerCase() === other.toLowerCase());
  if (typed.trim() === '' || typed.length > longest || wanted.length > longest || same(typed, wanted)) {
    return undefined;
  }
  const place = differenceIn(typed, wanted, exact);
  if (typed.toLowerCase() === wanted.toLowerCase()) {
    return { miss: 'case', count: place.to - place.from, ...place };
  }
  if (same(typed.trim(), wanted)) {
    return { miss: 'space', count: typed.length - wanted.length, ...place };
  }
  if (same(straightened(typed), wanted)) {
    return { miss: 'straight', count: place.to - place.from, ...place };
  }
  if (same(typed, wanted.slice(0, typed.length))) {
    return { miss: 'unfinished', count: wanted.length - typed.length, ...place };
  }
  const count = exact ? distance(typed, wanted) : distance(typed.toLowerCase(), wanted.toLowerCase());
  if (count > tolerated(wanted)) {
    return undefined;
  }
  const longer = typed.length - wanted.length;
  return { miss: longer === count ? 'extra' : -longer === count ? 'missing' : 'typo', count, ...place };
}

/** Returns up to how many differing characters a text still counts as an attempt. */
function tolerated({ length }: string): number {
  return Math.max(1, Math.min(8, Math.ceil(length / 4)));
}

/** Returns a text with plain quotation marks, hyphens and spaces in place of what phones and word processors make of them. */
function straightened(text: string): string {
  return text
    .replaceAll(/[‘’‚´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll('—', '--')
    .replaceAll('–', '-')
    .replaceAll('\u00a0', ' ');
}

/** Returns the part of a text between what it begins and what it ends with like another. */
function differenceIn(text: string, other: string, exact: boolean): { readonly from: number; readonly to: number } {
  const [one, two] = exact ? [text, other] : [text.toLowerCase(), other.toLowerCase()];
  let from = 0;
  while (from < one.length && one[from] === two[from]) {
    from++;
  }
  let end = 0;
  while (end < one.length - from && end < two.length - from && one.at(-1 - end) === two.at(-1 - end)) {
    end++;
  }
  return { from, to: text.length - end };
}

/** Returns how many characters have to be added, removed or replaced to get from one text to the other. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      line.push(Math.min(replaced, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}
