/** Longer strings are near to nothing: no name of a setting or a challenge is half as long. */
const longest = 200;

/** Returns the string that was probably meant: one with few letters exchanged, added or left out. Undefined when none is near. */
export function nearest(text: string, texts: readonly string[]): string | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted.length > longest) {
    return undefined;
  }
  const farthest = Math.max(1, Math.floor(wanted.length / 3));
  const [best] = texts
    // Each letter more or fewer is one step.
    .filter((candidate) => Math.abs(candidate.length - wanted.length) <= farthest)
    .map((candidate) => ({ candidate, distance: distanceOf(wanted, candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((one, other) => one.distance - other.distance);
  return best?.candidate;
}

/** Computes the Levenshtein distance, row by row. */
function distanceOf(one: string, other: string): number {
  const letters = [...other];
  let row = Array.from({ length: letters.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, candidate] of letters.entries()) {
      const replaced = (row[column] ?? 0) + (letter === candidate ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[letters.length] ?? 0;
}
