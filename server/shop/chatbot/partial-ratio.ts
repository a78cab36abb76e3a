/** How many characters of a text are compared: the work grows with the product of both lengths. */
const longest = 200;

/** Pairs of characters that may still be compared, over all texts that one question is compared with. */
export interface Effort {
  left: number;
}

/** A part that both texts share, with its position in each. */
interface Shared {
  readonly one: number;
  readonly other: number;
  readonly length: number;
}

/**
 * Measures how much of the shorter text occurs in the longer one, as libraries for fuzzy matching do (api-shop.md 21.3). It
 * compares the shorter text with the longer one at each place where they share a part, and the best place counts. Letter
 * case and punctuation are ignored.
 * @returns 0 to 100; 0 once the effort is used up
 */
export function partialRatio(one: string, other: string, effort: Effort): number {
  const [shorter = '', longer = ''] = [plain(one), plain(other)].toSorted((a, b) => a.length - b.length);
  if (shorter === '' || effort.left <= 0) {
    return 0;
  }
  const end: Shared = { one: shorter.length, other: longer.length, length: 0 };
  const places = new Set(
    [...sharedParts(shorter, longer, effort), end].map((part) => Math.max(part.other - part.one, 0)),
  );
  const ratios = [...places].map((place) => likeness(shorter, longer.slice(place, place + shorter.length), effort));
  return Math.round(100 * Math.max(...ratios));
}

function plain(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();
}

/** Returns the longest part that both texts share, then the longest ones before and after it, and so on. */
function sharedParts(one: string, other: string, effort: Effort, from = { one: 0, other: 0 }): readonly Shared[] {
  const found = longestShared(one, other, effort);
  if (found.length === 0) {
    return [];
  }
  const behind = { one: found.one + found.length, other: found.other + found.length };
  return [
    ...sharedParts(one.slice(0, found.one), other.slice(0, found.other), effort, from),
    { one: from.one + found.one, other: from.other + found.other, length: found.length },
    ...sharedParts(one.slice(behind.one), other.slice(behind.other), effort, {
      one: from.one + behind.one,
      other: from.other + behind.other,
    }),
  ];
}

function longestShared(one: string, other: string, effort: Effort): Shared {
  let best: Shared = { one: 0, other: 0, length: 0 };
  if (!canAfford(effort, one, other)) {
    return best;
  }
  let above = new Uint8Array(other.length + 1);
  for (let row = 0; row < one.length; row += 1) {
    const lengths = new Uint8Array(other.length + 1);
    for (let column = 0; column < other.length; column += 1) {
      if (one[row] === other[column]) {
        const length = (above[column] ?? 0) + 1;
        lengths[column + 1] = length;
        if (length > best.length) {
          best = { one: row - length + 1, other: column - length + 1, length };
        }
      }
    }
    above = lengths;
  }
  return best;
}

/** Returns twice the length of the longest common subsequence, divided by the sum of both lengths: 0 to 1. */
function likeness(one: string, other: string, effort: Effort): number {
  if (!canAfford(effort, one, other)) {
    return 0;
  }
  let above = new Uint8Array(other.length + 1);
  for (let row = 0; row < one.length; row += 1) {
    const lengths = new Uint8Array(other.length + 1);
    for (let column = 0; column < other.length; column += 1) {
      lengths[column + 1] =
        one[row] === other[column] ? (above[column] ?? 0) + 1 : Math.max(above[column + 1] ?? 0, lengths[column] ?? 0);
    }
    above = lengths;
  }
  return (2 * (above.at(-1) ?? 0)) / (one.length + other.length);
}

function canAfford(effort: Effort, one: string, other: string): boolean {
  effort.left -= one.length * other.length;
  return effort.left > 0;
}
