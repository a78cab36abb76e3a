import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff';
import { highlight } from '../code/highlight.ts';
import { languageOf } from '../code/language.ts';
import type { CodeLine, PaintedToken } from '../code/tokens.ts';

/** A line of one side, with its number counted from 1. */
export interface DiffLine {
  readonly number: number;
  readonly tokens: readonly PaintedToken[];
}

/** Two lines side by side: either identical, or one changed into the other, or one without a counterpart. */
export interface DiffRow {
  readonly changed: boolean;
  readonly left: DiffLine | null;
  readonly right: DiffLine | null;
}

/** Compares two versions of a snippet line by line, and compares changed lines word by word. */
export function compareCode(before: string, after: string): readonly DiffRow[] {
  const language = languageOf(before);
  const code = [highlight(before, language), highlight(after, language)] as const;
  return rowsOf(...code, diffArrays(before.split('\n'), after.split('\n')));
}

/**
 * Compares two texts as snippets are compared.
 * @returns undefined when they differ so much that it takes too long
 */
export function compareText(before: string, after: string): readonly DiffRow[] | undefined {
  const [left, right] = [before.split('\n'), after.split('\n')];
  const changes = diffArrays(left, right, { timeout: longestComparison });
  const plain = (lines: readonly string[]) => lines.map((text): CodeLine => [{ text, kind: 'plain' }]);
  return changes && rowsOf(plain(left), plain(right), changes);
}

/** Milliseconds for two texts, and for the words of two lines, that nobody has written to be compared. */
const longestComparison = 1000;
const longestLineComparison = 100;

function rowsOf(
  leftCode: readonly CodeLine[],
  rightCode: readonly CodeLine[],
  changes: readonly ChangeObject<string[]>[],
): readonly DiffRow[] {
  const rows: DiffRow[] = [];
  let [left, right] = [0, 0];
  let removed = 0;
  let added = 0;

  /** Adds the rows of a change: removed lines beside the lines that replaced them. */
  const endChange = () => {
    for (let index = 0; index < Math.max(removed, added); index += 1) {
      const [from, to] = [left - removed + index, right - added + index];
      rows.push(changedRow(index < removed ? from : null, index < added ? to : null));
    }
    removed = 0;
    added = 0;
  };
  const changedRow = (from: number | null, to: number | null): DiffRow => {
    const [old, new_] = [textOf(leftCode[from ?? -1]), textOf(rightCode[to ?? -1])];
    const words = from !== null && to !== null ? changedParts(old, new_) : { left: [], right: [] };
    return {
      changed: true,
      left: from === null ? null : lineOf(leftCode, from, words.left),
      right: to === null ? null : lineOf(rightCode, to, words.right),
    };
  };

  for (const { value, added: isAdded, removed: isRemoved } of changes) {
    if (isRemoved) {
      left += value.length;
      removed += value.length;
    } else if (isAdded) {
      right += value.length;
      added += value.length;
    } else {
      endChange();
      for (const _line of value) {
        rows.push({ changed: false, left: lineOf(leftCode, left, []), right: lineOf(rightCode, right, []) });
        left += 1;
        right += 1;
      }
    }
  }
  endChange();
  return rows;
}

/** A range from its first character up to, but not including, the second position. */
type Range = readonly [from: number, to: number];

/** Returns the ranges that differ between two lines, or none if the lines have too little in common. */
function changedParts(
  before: string,
  after: string,
): { readonly left: readonly Range[]; readonly right: readonly Range[] } {
  const left: Range[] = [];
  const right: Range[] = [];
  let [leftEnd, rightEnd, same] = [0, 0, 0];
  for (const { value, added, removed } of diffWordsWithSpace(before, after, { timeout: longestLineComparison }) ?? []) {
    if (removed) {
      left.push([leftEnd, leftEnd + value.length]);
      leftEnd += value.length;
    } else if (added) {
      right.push([rightEnd, rightEnd + value.length]);
      rightEnd += value.length;
    } else {
      leftEnd += value.length;
      rightEnd += value.length;
      same += value.trim().length;
    }
  }
  const isAlike = same * 3 > Math.max(before.trim().length, after.trim().length);
  return isAlike ? { left, right } : { left: [], right: [] };
}

function textOf(line: CodeLine = []): string {
  return line.map(({ text }) => text).join('');
}

function lineOf(code: readonly CodeLine[], index: number, changed: readonly Range[]): DiffLine {
  return { number: index + 1, tokens: paint(code[index] ?? [], changed) };
}

/** Splits tokens where a change begins or ends. */
function paint(tokens: CodeLine, changed: readonly Range[]): readonly PaintedToken[] {
  if (changed.length === 0) {
    return tokens;
  }
  const edges = changed.flat();
  let start = 0;
  return tokens.flatMap(({ text, kind }) => {
    const end = start + text.length;
    const cuts = [start, ...edges.filter((edge) => edge > start && edge < end), end];
    start = end;
    return cuts.slice(1).map((to, index): PaintedToken => {
      const from = cuts[index] ?? to;
      const isChanged = changed.some((range) => from >= range[0] && to <= range[1]);
      return { text: text.slice(from - end + text.length, to - end + text.length), kind, changed: isChanged };
    });
  });
}

/** A row that is shown, or the number of rows left out in its place. */
export type DiffItem =
  | { readonly kind: 'row'; readonly row: DiffRow }
  | { readonly kind: 'gap'; readonly count: number };

/** Lines shown around a change. */
const context = 2;

/** A smaller gap isn't folded, because saying that lines are left out takes as much room. */
const smallestGap = 3;

/**
 * Returns the rows to show.
 * @param folded leaves out rows far from any change
 */
export function itemsOf(rows: readonly DiffRow[], folded: boolean): readonly DiffItem[] {
  const changes = rows.flatMap(({ changed }, index) => (changed ? [index] : []));
  const isNear = (index: number) => changes.some((change) => Math.abs(change - index) <= context);
  const items: DiffItem[] = [];
  for (let start = 0, end = 0; start < rows.length; start = end) {
    const near = isNear(start);
    end = start + 1;
    while (end < rows.length && isNear(end) === near) {
      end += 1;
    }
    const own = rows.slice(start, end);
    items.push(
      ...(near || !folded || own.length < smallestGap
        ? own.map((row): DiffItem => ({ kind: 'row', row }))
        : [{ kind: 'gap', count: own.length } as const]),
    );
  }
  return items;
}

/** Arranges the rows for one column: in each run of changed lines, the old ones come before the new ones. */
export function inOneColumn(items: readonly DiffItem[]): readonly DiffItem[] {
  const column: DiffItem[] = [];
  let added: DiffItem[] = [];
  for (const item of items) {
    if (item.kind === 'gap' || !item.row.changed) {
      column.push(...added, item);
      added = [];
    } else {
      const { left, right } = item.row;
      if (left !== null) {
        column.push({ kind: 'row', row: { changed: true, left, right: null } });
      }
      if (right !== null) {
        added.push({ kind: 'row', row: { changed: true, left: null, right } });
      }
    }
  }
  return [...column, ...added];
}
