import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Column } from './column.ts';
import type { Order } from './order.ts';
import classes from './Table.module.css';

interface ColumnHeadProps {
  readonly column: Pick<Column<never>, 'id' | 'name' | 'kind'>;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** Renders the head of a column, which sorts by it. */
export function ColumnHead({ column: { id, name, kind }, order, onOrder }: ColumnHeadProps) {
  const isSorted = order.by === id;
  const Icon = order.isDown ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      data-kind={kind}
      aria-sort={isSorted ? (order.isDown ? 'descending' : 'ascending') : undefined}
      title={name}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => onOrder({ by: id, isDown: isSorted && !order.isDown })}
      >
        <span>{name}</span>
        {isSorted && <Icon size={14} stroke={2} aria-hidden />}
      </button>
    </th>
  );
}
