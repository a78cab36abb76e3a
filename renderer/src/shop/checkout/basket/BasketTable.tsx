import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusNeighbour } from '../../../ui/focus-neighbour.ts';
import { HeaderCell, HeaderRow, Table } from '../../../ui/script-layer/Table.tsx';
import { BasketRow } from './BasketRow.tsx';
import classes from './BasketTable.module.css';
import type { BasketLine } from './basket-lines.ts';

interface BasketTableProps {
  readonly lines: readonly BasketLine[];
  readonly allowEdit: boolean;
}

/** Renders the items of the basket. On small screens each row becomes a small card. */
export function BasketTable({ lines, allowEdit }: BasketTableProps) {
  const { t } = useTranslation();
  const table = useRef<HTMLElement>(null);
  return (
    <Table ref={table} className={classes.table} aria-label={t('TITLE_BASKET')}>
      <HeaderRow className={classes.head}>
        <HeaderCell column="image">{t('LABEL_PICTURE')}</HeaderCell>
        <HeaderCell column="product">{t('LABEL_PRODUCT')}</HeaderCell>
        <HeaderCell column="quantity">{t('LABEL_QUANTITY')}</HeaderCell>
        <HeaderCell column="price">{t('LABEL_PRICE')}</HeaderCell>
        {allowEdit && <HeaderCell column="remove">{t('BTN_REMOVE')}</HeaderCell>}
      </HeaderRow>
      {lines.map((line, index) => (
        <BasketRow
          key={line.product.id}
          line={line}
          allowEdit={allowEdit}
          onRemove={() => focusNeighbour(table.current, index)}
        />
      ))}
    </Table>
  );
}
