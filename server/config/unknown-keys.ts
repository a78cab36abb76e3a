import { nearest } from '../../shared/workshop/nearest.ts';

/** The most lines that are logged. Whoever has more has probably given the wrong file. */
const mostLines = 50;

/** Characters of a path that are shown. */
const longestPath = 200;

/** The keys in configuration files that this range does not know, such as those of later versions of Juice Shop. */
export interface UnknownKeys {
  /** Notes an unknown key. @param known the keys that are allowed in its place */
  readonly note: (path: string, known: readonly string[]) => void;
  /** Returns one line per key, `<path>: <message>`, in the order in which they were found. */
  lines(): readonly string[];
}

/** Collects unknown keys. Each is noted once, however many files or list items it appears in. */
export function createUnknownKeys(): UnknownKeys {
  const lines = new Map<string, string>();
  let leftOut = 0;
  return {
    note: (path, known) => {
      const anyItem = path.replace(/\.\d+(?=\.)/g, '.*');
      if (lines.has(anyItem)) {
        return;
      }
      if (lines.size === mostLines) {
        leftOut += 1;
        return;
      }
      lines.set(anyItem, lineOf(path, known));
    },
    lines: () => [...lines.values(), ...(leftOut === 0 ? [] : [`${leftOut} more: not present in schema`])],
  };
}

function lineOf(path: string, known: readonly string[]): string {
  const end = path.lastIndexOf('.') + 1;
  const near = nearest(path.slice(end), known);
  const advice = near === undefined ? '' : ` (did you mean ${path.slice(0, end)}${near}?)`;
  return `${path.slice(0, longestPath)}: is not present in schema${advice}`;
}
