import { VisuallyHidden } from '@mantine/core';
import { type Key, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Paginator } from '../paginator/Paginator.tsx';
import { Cell, HeaderCell, HeaderRow, Row, Table } from '../script-layer/Table.tsx';
import classes from './PagedTable.module.css';

/** A column of a {@link PagedTable}. */
export interface Column<Entry> {
  /** Part of the classes that scripts look for: `mat-column-<name>`. */
  readonly name: string;
  /** The column's heading, translated. */
  readonly title: string;
  /** For columns of buttons: only screen readers get the title. */
  readonly quiet?: true;
  readonly cell: (row: Entry) => ReactNode;
  /** Handles a click anywhere in the cell. Offer a button for the keyboard as well. */
  readonly onCellClick?: (row: Entry) => void;
}

interface PagedTableProps<Entry> {
  /** Heading, translated. */
  readonly title: string;
  /** The class that scripts look for, on an element that has no other (decision 56). */
  readonly scriptClass: string;
  /** The screen's own class. */
  readonly className: string | undefined;
  readonly columns: readonly Column<Entry>[];
  readonly rows: readonly Entry[];
  readonly keyOf: (row: Entry) => Key;
  /** Takes the place of the rows when there are none; translated. */
  readonly empty: string;
}

/** Rows per page (ui-shop.md 5.33, 5.34). */
const pageSize = 10;

/**
 * Renders a table in pages of ten below a heading. Heading, table and pages are direct children of one box, as scripts expect (ui-shop.md
 * 5.34). The box is a style container, so that a screen can fold its rows when the box rather than the window gets narrow.
 */
export function PagedTable<Entry>({
  title,
  scriptClass,
  className,
  columns,
  rows,
  keyOf,
  empty,
}: PagedTableProps<Entry>) {
  const { t } = useTranslation();
  const titleId = useId();
  const [wantedPage, setPage] = useState(0);
  // There may be fewer rows than when the page was chosen.
  const page = Math.max(0, Math.min(wantedPage, Math.ceil(rows.length / pageSize) - 1));
  return (
    <section className={`${className} ${classes.box}`} aria-labelledby={titleId}>
      <div className={scriptClass}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {rows.length === 0 ? (
          <p className={classes.empty}>{empty}</p>
        ) : (
          <Table className={classes.table} aria-labelledby={titleId}>
            <HeaderRow data-headings>
              {columns.map(({ name, title: heading, quiet }) => (
                <HeaderCell key={name} column={name} className={classes.heading}>
                  {quiet === true ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
                </HeaderCell>
              ))}
            </HeaderRow>
            {rows.slice(page * pageSize, (page + 1) * pageSize).map((row) => (
              <Row key={keyOf(row)} className={classes.row}>
                {columns.map(({ name, title: heading, cell, onCellClick }) => (
                  <Cell
                    key={name}
                    column={name}
                    className={classes.cell}
                    data-title={heading}
                    onClick={onCellClick && (() => onCellClick(row))}
                  >
                    {cell(row)}
                  </Cell>
                ))}
              </Row>
            ))}
          </Table>
        )}
        <Paginator
          className={classes.pages}
          label={t('PAGES_OF', { what: title })}
          count={rows.length}
          page={page}
          pageSize={pageSize}
          onPage={setPage}
        />
      </div>
    </section>
  );
}
