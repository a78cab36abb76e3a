import type { Column, Numbered } from './column.ts';

/** By which column a table is sorted. */
export interface Order {
  /** Id of the column. */
  readonly by: string;
  readonly isDown: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Returns rows in an order. Rows without a value in the column come last, whichever way it goes; equal ones stay in the order of their numbers. */
export function sorted<Row extends Numbered>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { by, isDown }: Order,
): readonly Row[] {
  const column = columns.find(({ id }) => id === by) ?? columns[0];
  const valued = rows.map((row) => ({ row, value: column?.value(row) }));
  const way = isDown ? -1 : 1;
  return valued
    .toSorted((a, b) => {
      if (a.value === undefined || b.value === undefined) {
        return a.value === b.value ? a.row.number - b.row.number : a.value === undefined ? 1 : -1;
      }
      return way * compared(a.value, b.value) || a.row.number - b.row.number;
    })
    .map(({ row }) => row);
}

function compared(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}
