import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../lib/purchases/addresses.ts';
import { AddressText } from '../../../ui/address/AddressText.tsx';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import text from '../../../ui/styles/Text.module.css';
import { EarlierChoice } from '../EarlierChoice.tsx';
import classes from './Deliveries.module.css';

/** Shows the chosen address with a link to choose another. Without one, it only offers that choice. */
export function DeliveryAddress() {
  const { t } = useTranslation();
  const chosenId = sessionStorage.getItem('addressId');
  const address = useAddress(String(chosenId));
  const isMissing = address.data === undefined && !address.isFetching;
  return (
    <EarlierChoice
      title={t('LABEL_DELIVERY_ADDRESS')}
      to="/address/select"
      change={t(isMissing ? 'TITLE_SELECT_ADDRESS' : 'BTN_CHANGE')}
      className={classes.address}
    >
      {address.data !== undefined && <AddressText address={address.data} withPhone />}
      {isMissing && chosenId === null && <p className={text.muted}>{t('NO_ADDRESS_CHOSEN')}</p>}
      {isMissing && chosenId !== null && (
        <div role="alert">
          <p className={text.muted}>{t('ADDRESS_NOT_AVAILABLE')}</p>
          <Button variant="default" size="sm" mt={8} onClick={() => address.refetch()}>
            {t('BTN_RETRY')}
          </Button>
        </div>
      )}
      {address.data === undefined && address.isFetching && (
        <Delayed>
          <Skeleton height={92} radius={12} />
        </Delayed>
      )}
    </EarlierChoice>
  );
}
