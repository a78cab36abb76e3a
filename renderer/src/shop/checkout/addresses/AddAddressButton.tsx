import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteButton } from '../../../ui/buttons/RouteButton.tsx';
import classes from './Addresses.module.css';

/** Leads to the form for a new address (ui-shop.md 5.21). */
export function AddAddressButton() {
  const { t } = useTranslation();
  const words = useId();
  return (
    <RouteButton
      to="/address/create"
      className={`btn btn-new-address ${classes.add}`}
      aria-label="Add a new address"
      aria-labelledby={words}
    >
      <IconPlus size={20} stroke={1.5} aria-hidden />
      <span id={words}>{t('ADD_NEW_ADDRESS')}</span>
    </RouteButton>
  );
}
