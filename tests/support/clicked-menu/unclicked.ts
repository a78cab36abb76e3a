/**
 * Returns the entries of the menu that no test has clicked, in the order in which they were noted.
 * @param lines of record.ts: `has <id>` and `clicked <id>`, in any order
 */
export function unclickedEntries(lines: readonly string[]): readonly string[] {
  const entries = new Set(lines.filter((line) => line.startsWith('has ')).map((line) => line.slice('has '.length)));
  const clicked = new Set(lines);
  return [...entries].filter((id) => !clicked.has(`clicked ${id}`));
}
