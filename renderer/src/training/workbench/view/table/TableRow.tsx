import { IconDiamondFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, Numbered } from './column.ts';
import classes from './Table.module.css';

interface TableRowProps<Row extends Numbered> {
  readonly id: string;
  readonly row: Row;
  /** Its place in the table, from 0. */
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  /** What a sign before the row's number means; undefined for a row without a sign. */
  readonly sign: string | undefined;
  readonly isShown: boolean;
  readonly isTicked: boolean;
  /** The name of the box that ticks it. */
  readonly tickName: (number: number) => string;
  readonly onShow: (number: number) => void;
  readonly onTick: (number: number) => void;
}

function PlainRow<Row extends Numbered>(props: TableRowProps<Row>) {
  const { id, row, index, columns, sign, isShown, isTicked, tickName, onShow, onTick } = props;
  const { i18n } = useTranslation();
  return (
    <tr id={id} aria-rowindex={index + 2} aria-selected={isShown} onClick={() => onShow(row.number)}>
      <td className={classes.tick}>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isTicked}
          aria-label={tickName(row.number)}
          onClick={(event) => event.stopPropagation()}
          onChange={() => onTick(row.number)}
        />
      </td>
      {columns.map((column, at) => (
        <td key={column.id} data-column={column.id} data-kind={column.kind} data-group={column.group?.(row)}>
          {at === 0 && sign !== undefined && (
            <span className={classes.sign} title={sign}>
              <IconDiamondFilled size={10} role="img" aria-label={sign} />
            </span>
          )}
          {column.cell === undefined ? shownValue(column, row, i18n.language) : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** A row of a table. Most rows stay as they are while others come. */
// Without this, the type of the rows would be lost.
export const TableRow = memo(PlainRow) as typeof PlainRow;

function shownValue<Row>({ value, digits = 0 }: Column<Row>, row: Row, language: string): string {
  const shown = value(row);
  return typeof shown === 'number'
    ? shown.toLocaleString(language.replace('_', '-'), { minimumFractionDigits: digits })
    : (shown ?? '–');
}
