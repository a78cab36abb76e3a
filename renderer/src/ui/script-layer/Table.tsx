import type { ComponentProps } from 'react';
import classes from './ScriptLayer.module.css';

/*
 * The parts of a table under the names that scripts know, nested as in v18 (ui-shop.md 4, decision 56). What they are is said by their
 * roles. Where v18 has a table for what is a list or a group of radio buttons here, another role takes the place of the table's, and
 * `presentation` that of its parts.
 */

/** Renders a table. Its children are rows. */
export function Table({ className = '', ...table }: ComponentProps<'mat-table'>) {
  return <mat-table role="table" {...table} className={`mat-mdc-table cdk-table ${classes.table} ${className}`} />;
}

/** Renders the row of the column headings. */
export function HeaderRow({ className = '', ...row }: ComponentProps<'mat-header-row'>) {
  return <mat-header-row role="row" {...row} className={`mat-mdc-header-row ${classes.row} ${className}`} />;
}

export function Row({ className = '', ...row }: ComponentProps<'mat-row'>) {
  return <mat-row role="row" {...row} className={`mat-mdc-row ${classes.row} ${className}`} />;
}

/** Renders a row of sums. */
export function FooterRow({ className = '', ...row }: ComponentProps<'mat-footer-row'>) {
  return <mat-footer-row role="row" {...row} className={`mat-mdc-footer-row ${classes.row} ${className}`} />;
}

interface InColumn {
  /** The name of the column in v18, e.g. `total price`. */
  readonly column: string;
}

export function HeaderCell({ column, className = '', ...cell }: ComponentProps<'mat-header-cell'> & InColumn) {
  const known = `mat-mdc-header-cell cdk-header-cell ${classesOf(column)}`;
  return <mat-header-cell role="columnheader" {...cell} className={`${known} ${classes.cell} ${className}`} />;
}

/** Renders a cell. One that names its row has the role `rowheader`. */
export function Cell({ column, className = '', ...cell }: ComponentProps<'mat-cell'> & InColumn) {
  const known = `mat-mdc-cell cdk-cell ${classesOf(column)}`;
  return <mat-cell role="cell" {...cell} className={`${known} ${classes.cell} ${className}`} />;
}

export function FooterCell({ column, className = '', ...cell }: ComponentProps<'mat-footer-cell'> & InColumn) {
  const known = `mat-mdc-footer-cell cdk-footer-cell ${classesOf(column)}`;
  return <mat-footer-cell role="cell" {...cell} className={`${known} ${classes.cell} ${className}`} />;
}

function classesOf(column: string): string {
  const name = column.replaceAll(' ', '-');
  return `mat-column-${name} cdk-column-${name}`;
}
