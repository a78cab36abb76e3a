import { useTranslation } from 'react-i18next';
import type { Address } from '../../../../shared/api/records.ts';
import { addressLine } from '../../lib/purchases/addresses.ts';
import classes from './Address.module.css';

interface AddressTextProps {
  readonly address: Address;
  /** Adds the phone number below, as on the screens of the checkout (ui-shop.md 5.23). */
  readonly withPhone?: boolean;
}

/** Shows an address as on a parcel. It is phrasing content, so that a label may contain it. */
export function AddressText({ address, withPhone = false }: AddressTextProps) {
  const { t } = useTranslation();
  return (
    <span className={classes.text}>
      <bdi className={classes.name}>{address.fullName}</bdi>
      <bdi>{addressLine(address)}</bdi>
      <bdi>{address.country}</bdi>
      {withPhone && (
        <span className={classes.phone}>
          {t('PHONE_NUMBER')} <bdi>{address.mobileNum}</bdi>
        </span>
      )}
    </span>
  );
}
