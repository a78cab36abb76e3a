import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWhoAmI } from '../../../lib/account/who-am-i.ts';
import { formatPrice } from '../../../lib/purchases/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/screen/Card.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { LogInFirst } from '../../../ui/states/LogInFirst.tsx';
import { Queried } from '../../../ui/states/Queried.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { PartTitle } from '../CheckoutFrame.tsx';
import table from './BasketTable.module.css';
import { BasketTable } from './BasketTable.tsx';
import classes from './PurchaseBasket.module.css';
import { usePurchaseBasket } from './use-purchase-basket.ts';

interface PurchaseBasketProps {
  /** Id of the element where the contract names one. */
  readonly id?: string;
  /** Shows the buttons for quantity and removal. */
  readonly allowEdit?: boolean;
  /** Shows `#price` with the sum below the table. */
  readonly totalPrice?: boolean;
  /** Whether the table has a heading of its own, for where it isn't all of the screen. */
  readonly titled?: boolean;
}

/**
 * Renders the session's basket as a table (ui-shop.md 5.4), including its loading, empty and failed states. Components that embed it and
 * need the total, bonus or count call `usePurchaseBasket`.
 */
export function PurchaseBasket({ id, allowEdit = false, totalPrice = true, titled = false }: PurchaseBasketProps) {
  const { t } = useTranslation();
  const basket = usePurchaseBasket();
  return (
    <app-purchase-basket id={id}>
      {titled && (
        <PartTitle>
          <BasketTitle />
        </PartTitle>
      )}
      <Card className={classes.card}>
        <Queried
          query={basket}
          waiting={<Waiting className={table.placeholder} heights={[88, 88, 88]} />}
          failed="BASKET_FAILED"
          loggedOut={<LogInFirst />}
        >
          {({ count, lines }) => (count === 0 ? <EmptyBasket /> : <BasketTable lines={lines} allowEdit={allowEdit} />)}
        </Queried>
        {totalPrice && basket.data !== undefined && (
          <div id="price" className={classes.total} data-price={basket.data.itemTotal}>
            {t('LABEL_TOTAL_PRICE')}: <strong>{formatPrice(basket.data.itemTotal)}</strong>
          </div>
        )}
      </Card>
    </app-purchase-basket>
  );
}

/** Renders the words of the heading: whose basket it is. */
export function BasketTitle() {
  const { t } = useTranslation();
  const owner = useOwner();
  return (
    <>
      {t('TITLE_BASKET')} {owner !== undefined && <small className={classes.owner}>({owner})</small>}
    </>
  );
}

/** Returns whose basket the heading names, which is really the visitor. Undefined until the server has said who that is. */
function useOwner(): string | undefined {
  const user = useWhoAmI();
  const loggedIn = useSession((session) => session.token !== undefined);
  return loggedIn && user === undefined ? undefined : (user?.email ?? 'anonymous');
}

function EmptyBasket() {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<img src="assets/public/images/illustrations/empty-basket.svg" alt="" width={200} height={145} />}
      title={t('EMPTY_BASKET')}
      text={t('EMPTY_BASKET_TEXT')}
      action={
        <Button component={Link} to="/search" variant="light">
          {t('SHOW_ALL_PRODUCTS')}
        </Button>
      }
    />
  );
}
