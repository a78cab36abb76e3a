import { useTranslation } from 'react-i18next';
import { Screen } from '../../ui/screen/Screen.tsx';
import classes from './AccountingScreen.module.css';
import { InventoryTable } from './InventoryTable.tsx';
import { OrdersTable } from './OrdersTable.tsx';

/** Shows what accountants work on: deliveries, prices and stock (ui-shop.md 5.33). */
export function AccountingScreen() {
  const { t } = useTranslation();
  return (
    <app-accounting>
      <div className="mat-own-card">
        <Screen title={t('ACCOUNTING')} lead={t('ACCOUNTING_LEAD')} kind="wide">
          <div className={classes.tables}>
            <OrdersTable />
            <InventoryTable />
          </div>
        </Screen>
      </div>
    </app-accounting>
  );
}
