import { nearest } from '../../shared/workshop/nearest.ts';

/** What a log is told of at most; whoever has more has given the wrong file. */
const mostLines = 50;

/** Characters of a path that are shown. */
const longestPath = 200;

/** The keys of configuration files that this range does not know, such as those of later versions of Juice Shop. */
export interface UnknownKeys {
  /** @param known the keys that could stand in its place */
  readonly note: (path: string, known: readonly string[]) => void;
  /** One for each, `<path>: <message>`, in the order in which they were found. */
  lines(): readonly string[];
}

/** Collects unknown keys, each once, in however many files or items of a list it stands. */
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
