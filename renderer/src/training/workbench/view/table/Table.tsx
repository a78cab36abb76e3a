import { VisuallyHidden } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react';
import { ColumnHead } from './ColumnHead.tsx';
import type { Column, Numbered } from './column.ts';
import folded from './Folded.module.css';
import type { Order } from './order.ts';
import classes from './Table.module.css';
import { TableRow } from './TableRow.tsx';
import { useRowHeight } from './use-row-height.ts';
import { useSteadyView } from './use-steady-view.ts';
import { useWindow } from './use-window.ts';

interface TableProps<Row extends Numbered> {
  readonly label: string;
  /** Sorted and filtered. */
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  /** Number of the row that is shown below. */
  readonly shown: number | undefined;
  readonly onShow: (number: number) => void;
  /** Called when a row is clicked. */
  readonly onChoose: (number: number) => void;
  /** Called when the learner wants to go on to what is shown. */
  readonly onEnter: () => void;
  /** Numbers of the rows that are ticked. */
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (number: number) => void;
  /** What the column of ticks is called, and the box of a row. */
  readonly tickHead: string;
  readonly tickName: (number: number) => string;
  /** Rows with a sign before their number, and what it means. */
  readonly signs?: { readonly numbers: ReadonlySet<number>; readonly name: string };
  /** Takes a further key that is pressed on the table. @returns whether it meant something */
  readonly onKey?: (key: string) => boolean;
  /** Folds each row into two lines in less room than this, in pixels at the browser's usual font size. By default the table scrolls sideways. */
  readonly foldsBelow?: number;
  /** A class with rules for folded rows. */
  readonly className?: string | undefined;
}

/** A table that sorts, and whose rows can be chosen and ticked. Only rows in view are in the document, so that thousands of them take no time. */
export function Table<Row extends Numbered>(props: TableProps<Row>) {
  const { label, rows, columns, order, onOrder, shown, onShow, onChoose, onEnter, ticked, onTick } = props;
  const { tickHead, tickName, signs, onKey, foldsBelow = 0, className = '' } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { height, isFolded } = useRowHeight(box, foldsBelow);
  const { from, to } = useWindow(box, height, rows.length);
  useSteadyView(box, height, rows);
  const at = rows.findIndex(({ number }) => number === shown);
  const goTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), rows.length - 1);
    const row = rows[next];
    if (row !== undefined && box.current !== null) {
      onShow(row.number);
      keepInView(box.current, next, height);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / height) - 2);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: Math.max(0, at - 1),
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: rows.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      goTo(next);
    } else if (event.key === 'Enter' && at >= 0) {
      onEnter();
    } else if (event.key === ' ' && shown !== undefined && at >= 0) {
      onTick(shown);
    } else if (onKey?.(event.key) !== true) {
      return;
    }
    event.preventDefault();
  };
  // React's style type doesn't know these custom properties.
  const style = {
    '--above': `${from * height}px`,
    '--below': `${(rows.length - to) * height}px`,
    '--row': `${height}px`,
    '--wide': columns.filter(({ width }) => width === 'wide').length,
    '--middle': columns.filter(({ width }) => width === 'middle').length,
    '--small': columns.filter(({ width }) => width === 'small').length,
  } as CSSProperties;
  const isShownHere = at >= from && at < to;
  return (
    <div ref={box} className={classes.box} style={style}>
      <div className={classes.content}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows can be chosen, which those of a plain table can't
          role="grid"
          className={`${classes.table} ${isFolded ? folded.folded : ''} ${className}`}
          data-folded={isFolded || undefined}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-multiselectable={false}
          tabIndex={0}
          aria-activedescendant={isShownHere ? `${id}-${shown}` : undefined}
          onKeyDown={onKeyDown}
        >
          <colgroup>
            <col className={classes.ticks} />
            {columns.map((column) => (
              <col key={column.id} className={classes[column.width]} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">
                <VisuallyHidden>{tickHead}</VisuallyHidden>
              </th>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(from, to).map((row, index) => (
              <TableRow
                key={row.number}
                id={`${id}-${row.number}`}
                row={row}
                index={from + index}
                columns={columns}
                sign={signs?.numbers.has(row.number) === true ? signs.name : undefined}
                isShown={row.number === shown}
                isTicked={ticked.has(row.number)}
                tickName={tickName}
                onShow={onChoose}
                onTick={onTick}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Scrolls as little as it takes to show a row, below the head of the table. */
function keepInView(box: HTMLElement, index: number, height: number): void {
  const top = index * height;
  const head = box.querySelector('thead')?.offsetHeight ?? height;
  const room = box.clientHeight - head - height;
  if (top < box.scrollTop) {
    box.scrollTop = top;
  } else if (top > box.scrollTop + room) {
    box.scrollTop = top - room;
  }
}
