import type { ReactNode } from 'react';

/** A row of a table. Rows are told apart by their numbers. */
export interface Numbered {
  readonly number: number;
}

/** A column of a table. */
export interface Column<Row> {
  readonly id: string;
  /** Already translated. */
  readonly name: string;
  readonly kind: 'number' | 'text';
  /** How wide it is: as much as its content needs, or its share of what is left. */
  readonly width: 'small' | 'middle' | 'wide';
  /** Returns what a row has in it; undefined for nothing. The table is sorted by it. */
  readonly value: (row: Row) => string | number | undefined;
  /** Returns what is shown of a row in place of the value. */
  readonly cell?: (row: Row) => ReactNode;
  /** Digits after the point of a number, at least. */
  readonly digits?: number;
  /** Returns what a row's cell means, for its colour: the first digit of a status. */
  readonly group?: (row: Row) => string | undefined;
}
