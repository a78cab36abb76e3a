import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../../shared/api/orders.ts';
import { addressQuery } from '../../../lib/purchases/addresses.ts';
import { useSession } from '../../../lib/session.ts';
import { AddressText } from '../../../ui/address/AddressText.tsx';
import { Card } from '../../../ui/screen/Card.tsx';
import text from '../../../ui/styles/Text.module.css';
import classes from './OrderCompletion.module.css';

/** Shows where the order goes and when it should arrive, as far as that is known. */
export function Destination({ order: { addressId, eta, delivered } }: { readonly order: Order }) {
  const { t } = useTranslation();
  const token = useSession((session) => session.token);
  const hasAddress = addressId !== undefined && addressId !== null;
  const address = useQuery({ ...addressQuery(String(addressId), token), enabled: hasAddress });
  const days = Number(eta);
  if (address.data === undefined && Number.isNaN(days)) {
    return null;
  }
  return (
    <Card className={classes.destination}>
      {!Number.isNaN(days) && (
        <p className={classes.arrival}>
          {delivered ? t('LABEL_DELIVERED') : t('ESTIMATED_TIME_OF_DELIVERY', { numberdays: eta, count: days })}
        </p>
      )}
      {hasAddress && (
        <div className={classes.address}>
          <h2 className={text.heading}>{t('LABEL_DELIVERY_ADDRESS')}</h2>
          {address.data !== undefined && <AddressText address={address.data} withPhone />}
          {address.isError && <p className={text.muted}>{t('ADDRESS_NOT_AVAILABLE')}</p>}
        </div>
      )}
    </Card>
  );
}
