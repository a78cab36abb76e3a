import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/paged-table/PagedTable.tsx';
import { QueriedTable } from '../../ui/paged-table/QueriedTable.tsx';
import classes from './AccountingScreen.module.css';
import { FigureField } from './FigureField.tsx';
import { type InventoryItem, inventoryQuery, useInventoryChange } from './inventory.ts';

/** Lists all products, with a field each for price and stock (ui-shop.md 5.33). */
export function InventoryTable() {
  const { t } = useTranslation();
  const inventory = useQuery(inventoryQuery);
  const columns: readonly Column<InventoryItem>[] = [
    { name: 'Product', title: t('LABEL_PRODUCT'), cell: ({ product }) => product.name },
    { name: 'Price', title: t('LABEL_PRICE'), cell: (item) => <PriceField {...item} /> },
    { name: 'Quantity', title: t('LABEL_QUANTITY'), cell: (item) => <QuantityField {...item} /> },
  ];
  return (
    <QueriedTable
      title={t('TITLE_ALL_PRODUCTS')}
      scriptClass="inventory-table"
      className={classes.inventory}
      columns={columns}
      query={inventory}
      keyOf={({ product }) => product.id}
      empty={t('NO_PRODUCTS_YET')}
      failed="PRODUCTS_FAILED"
    />
  );
}

function PriceField({ product: { id, name, price } }: InventoryItem) {
  const { t } = useTranslation();
  const { mutateAsync } = useInventoryChange('price');
  return (
    <FigureField
      figure={price}
      step="any"
      label={t('PRICE_OF', { name })}
      saveLabel={t('SAVE_PRICE_OF', { name })}
      onSave={(typed) => mutateAsync({ id, name, typed })}
    />
  );
}

/** Renders the stock's field, or nothing for products without stock records. */
function QuantityField({ product: { name }, stock }: InventoryItem) {
  const { t } = useTranslation();
  const { mutateAsync } = useInventoryChange('quantity');
  return stock === undefined ? null : (
    <FigureField
      figure={stock.quantity}
      step="1"
      label={t('QUANTITY_OF', { name })}
      saveLabel={t('SAVE_QUANTITY_OF', { name })}
      onSave={(typed) => mutateAsync({ id: stock.id, name, typed })}
    />
  );
}
