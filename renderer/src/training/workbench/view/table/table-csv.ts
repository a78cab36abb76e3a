import { csvTable } from '../../../../../../shared/text/csv-table.ts';
import type { Column } from './column.ts';

/** Returns a table as CSV, with the columns and in the order in which they are shown. */
export function tableCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  return csvTable([
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ value }) => value(row) ?? '')),
  ]);
}
