/** A text that fits what was typed: how well, and which of its characters were meant. */
export interface Match {
  readonly score: number;
  readonly positions: readonly number[];
}

/** Points for a character at the start of a word, for one that follows the last one, and for each that lies between two. */
const points = { wordStart: 8, next: 5, gap: -1 } as const;

/** The most characters of a query that count. Nobody finds anything by typing more. */
const longest = 60;

/**
 * Finds the characters of a query in a text, in their order but not necessarily side by side, as in "lgadm" for "Login Admin". Case,
 * accents and spaces don't count. Looks at each character of the text once per character of the query.
 * @returns undefined if one is missing
 */
export function fuzzyMatch(query: string, text: string): Match | undefined {
  const wanted = [...plain(query).replaceAll(/\s+/g, '').slice(0, longest)];
  const shown = plain(text);
  const whole = shown.indexOf(plain(query).trim());
  if (whole >= 0 && query.trim() !== '') {
    const { length } = plain(query).trim();
    const bonus = startsWord(shown, whole) ? points.wordStart : 0;
    return {
      score: length * (points.next + 2) + bonus - Math.min(whole, 20) / 4,
      positions: Array.from({ length }, (_, index) => whole + index),
    };
  }
  const positions: number[] = [];
  let score = 0;
  let from = 0;
  for (const character of wanted) {
    const at = bestPlace(shown, character, from, positions.at(-1));
    if (at < 0) {
      return undefined;
    }
    const last = positions.at(-1);
    score += startsWord(shown, at) ? points.wordStart : 0;
    score += last !== undefined && at === last + 1 ? points.next : 0;
    score += Math.max(points.gap * (at - from), -6);
    positions.push(at);
    from = at + 1;
  }
  return { score, positions };
}

/** Prefers the place that goes on where the last character was, then the start of a word, then the next place. */
function bestPlace(text: string, character: string, from: number, last: number | undefined): number {
  const first = text.indexOf(character, from);
  if (first < 0 || (last !== undefined && first === last + 1)) {
    return first;
  }
  for (let at = first; at >= 0; at = text.indexOf(character, at + 1)) {
    if (startsWord(text, at)) {
      return at;
    }
  }
  return first;
}

function startsWord(text: string, at: number): boolean {
  return at === 0 || /[\s/\-_.(:]/.test(text[at - 1] ?? '');
}

/** Lower case without accents, with one character for each of the text's. */
function plain(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const character = text[index] ?? '';
    return character.normalize('NFD')[0]?.toLowerCase()[0] ?? character;
  }).join('');
}
