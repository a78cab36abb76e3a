import type { Column } from '../../view/table/column.ts';
import { isInGroup, type StatusGroup } from '../../view/table/status-group.ts';
import { lastAnswer, type Row } from '../run/run.ts';

export const scopes = ['columns', 'responses', 'pattern'] as const;

/** Where the words of a filter are looked for: in what the table shows, in responses, or in responses as a regular expression. */
export type Scope = (typeof scopes)[number];

/** Which results are shown. */
export interface Filter {
  readonly text: string;
  readonly scope: Scope;
  /** The first digit of the status, or none at all; undefined for all. */
  readonly status: StatusGroup | undefined;
  /** Bytes; undefined for no limit. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** Shows only what differs from the usual. */
  readonly unusual: boolean;
}

export const noFilter: Filter = {
  text: '',
  scope: 'columns',
  status: undefined,
  least: undefined,
  most: undefined,
  unusual: false,
};

/** What a filter needs to know of all rows. */
export interface Known {
  readonly columns: readonly Column<Row>[];
  /** Numbers of the rows that differ from the usual. */
  readonly unusual: ReadonlySet<number>;
  /** Whether a row's responses have the words, by its number. Those that have not been read yet are left out. */
  readonly found: ReadonlyMap<number, boolean>;
}

/** Returns the rows that a filter lets through. */
export function filtered(rows: readonly Row[], filter: Filter, known: Known): readonly Row[] {
  const words = filter.text.toLowerCase();
  const hasWords = (row: Row): boolean => {
    if (words === '') {
      return true;
    }
    return filter.scope === 'columns'
      ? known.columns.some(({ value }) =>
          String(value(row) ?? '')
            .toLowerCase()
            .includes(words),
        )
      : known.found.get(row.number) === true;
  };
  return rows.filter(
    (row) =>
      (!filter.unusual || known.unusual.has(row.number)) &&
      isInGroup(lastAnswer(row)?.status, filter.status) &&
      hasLength(row, filter) &&
      hasWords(row),
  );
}

function hasLength(row: Row, { least = 0, most = Number.POSITIVE_INFINITY }: Filter): boolean {
  const length = lastAnswer(row)?.length ?? 0;
  return length >= least && length <= most;
}
