import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusNeighbour } from '../../../ui/focus-neighbour.ts';
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
  const table = useRef<HTMLTableElement>(null);
  return (
    <table ref={table} className={classes.table} aria-label={t('TITLE_BASKET')}>
      <thead className={classes.head}>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('LABEL_PICTURE')}</VisuallyHidden>
          </th>
          <th scope="col">{t('LABEL_PRODUCT')}</th>
          <th scope="col">{t('LABEL_QUANTITY')}</th>
          <th scope="col">{t('LABEL_PRICE')}</th>
          {allowEdit && (
            <th scope="col">
              <VisuallyHidden>{t('BTN_REMOVE')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <BasketRow
            key={line.product.id}
            line={line}
            allowEdit={allowEdit}
            onRemove={() => focusNeighbour(table.current, index)}
          />
        ))}
      </tbody>
    </table>
  );
}
