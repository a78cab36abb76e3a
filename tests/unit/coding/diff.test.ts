import { describe, expect, it } from 'vitest';
import {
  compareCode,
  type DiffItem,
  inOneColumn,
  itemsOf,
} from '../../../renderer/src/training/coding-challenge/fix-it/diff.ts';

const lines = (...all: readonly string[]) => all.join('\n');
const rowsOf = (before: string, after: string) =>
  compareCode(before, after).map(({ changed, left, right }) => [changed, left?.number ?? null, right?.number ?? null]);
const textOf = (line: { readonly tokens: readonly { readonly text: string }[] } | null | undefined) =>
  line?.tokens.map(({ text }) => text).join('');
const changedTextOf = (
  line: { readonly tokens: readonly { readonly text: string; readonly changed?: boolean }[] } | null | undefined,
) => line?.tokens.flatMap(({ text, changed }) => (changed ? [text] : [])).join('');

describe('two versions of a snippet', () => {
  it('are shown side by side, line by line', () => {
    expect(rowsOf(lines('a()', 'b()', 'c()'), lines('a()', 'c()'))).toEqual([
      [false, 1, 1],
      [true, 2, null],
      [false, 3, 2],
    ]);
    expect(rowsOf(lines('a()', 'c()'), lines('a()', 'b()', 'c()'))).toEqual([
      [false, 1, 1],
      [true, null, 2],
      [false, 2, 3],
    ]);
    expect(rowsOf(lines('a()', 'b()', 'z()'), lines('a()', 'x()', 'y()', 'z()'))).toEqual([
      [false, 1, 1],
      [true, 2, 2],
      [true, null, 3],
      [false, 3, 4],
    ]);
    expect(rowsOf('a()', 'b()')).toEqual([[true, 1, 1]]);
  });

  it('keep every character, and mark the words that changed', () => {
    const [row] = compareCode("  const sql = query('name', one);", "  const sql = query('name', two);");
    expect([textOf(row?.left), textOf(row?.right)]).toEqual([
      "  const sql = query('name', one);",
      "  const sql = query('name', two);",
    ]);
    expect([changedTextOf(row?.left), changedTextOf(row?.right)]).toEqual(['one', 'two']);
  });

  it('have no marks inside lines that have little in common', () => {
    const [row] = compareCode('return database.all(statement);', 'throw new Error(missing)');
    expect([changedTextOf(row?.left), changedTextOf(row?.right)]).toEqual(['', '']);
  });
});

describe('a long comparison', () => {
  const before = Array.from({ length: 20 }, (_, index) => `line${index + 1}()`);
  const after = before.with(9, 'other(10)').with(13, 'other(14)');
  const rows = compareCode(before.join('\n'), after.join('\n'));
  const shownOf = (items: readonly DiffItem[]) =>
    items.map((item) => (item.kind === 'gap' ? `${item.count} left out` : (item.row.left ?? item.row.right)?.number));

  it('is shown in full, or around its differences, and never hides fewer lines than the notice takes', () => {
    expect(shownOf(itemsOf(rows, false))).toHaveLength(20);
    expect(shownOf(itemsOf(rows, true))).toEqual(['7 left out', 8, 9, 10, 11, 12, 13, 14, 15, 16, '4 left out']);
    const near = compareCode(lines('1()', '2()', '3()', '4()', '5()'), lines('1()', '2()', '3()', '4()', 'five()'));
    expect(shownOf(itemsOf(near, true))).toEqual([1, 2, 3, 4, 5]);
  });

  it('has the old lines before the new ones in one column', () => {
    const both = compareCode(lines('a()', 'b()', 'c()'), lines('x()', 'y()', 'c()'));
    const sides = inOneColumn(itemsOf(both, false)).map((item) =>
      item.kind === 'gap' ? 'gap' : [textOf(item.row.left), textOf(item.row.right)],
    );
    expect(sides).toEqual([
      ['a()', undefined],
      ['b()', undefined],
      [undefined, 'x()'],
      [undefined, 'y()'],
      ['c()', 'c()'],
    ]);
  });
});
