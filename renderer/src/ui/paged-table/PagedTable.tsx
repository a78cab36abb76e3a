import { VisuallyHidden } from '@mantine/core';
import { type Key, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Paginator } from '../paginator/Paginator.tsx';
import classes from './PagedTable.module.css';

/** A column of a {@link PagedTable}. */
export interface Column<Row> {
  /** Part of the classes that scripts look for: `mat-column-<name>`. */
  readonly name: string;
  /** The column's heading, translated. */
  readonly title: string;
  /** For columns of buttons: only screen readers get the title. */
  readonly quiet?: true;
  readonly cell: (row: Row) => ReactNode;
  /** Handles a click anywhere in the cell. Offer a button for the keyboard as well. */
  readonly onCellClick?: (row: Row) => void;
}

interface PagedTableProps<Row> {
  /** Heading, translated. */
  readonly title: string;
  /** The class that scripts look for, and the screen's own class. */
  readonly className: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  /** Takes the place of the rows when there are none; translated. */
  readonly empty: string;
}

/** Rows per page (ui-shop.md 5.33, 5.34). */
const pageSize = 10;

/**
 * Renders a table in pages of ten below a heading. Heading, table and pages are direct children of one box, as scripts expect (ui-shop.md
 * 5.34). The box is a style container, so that a screen can fold its rows when the box rather than the window gets narrow.
 */
export function PagedTable<Row>({ title, className, columns, rows, keyOf, empty }: PagedTableProps<Row>) {
  const { t } = useTranslation();
  const titleId = useId();
  const [wantedPage, setPage] = useState(0);
  // There may be fewer rows than when the page was chosen.
  const page = Math.max(0, Math.min(wantedPage, Math.ceil(rows.length / pageSize) - 1));
  return (
    <section className={`${className} ${classes.box}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <table className={classes.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              {columns.map(({ name, title: heading, quiet }) => (
                <th key={name} scope="col" className={`mat-column-${name}`}>
                  {quiet === true ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(page * pageSize, (page + 1) * pageSize).map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ name, title: heading, cell, onCellClick }) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the mouse, see `onCellClick`
                  <td
                    key={name}
                    className={`mat-column-${name}`}
                    data-title={heading}
                    onClick={onCellClick && (() => onCellClick(row))}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Paginator
        className={classes.pages}
        label={t('PAGES_OF', { what: title })}
        count={rows.length}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
      />
    </section>
  );
}
