import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import classes from './Addresses.module.css';

/** Leads to the form for a new address (ui-shop.md 5.21). */
export function AddAddressButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={`btn btn-new-address ${classes.add}`}
      aria-label="Add a new address"
      onClick={() => navigate('/address/create')}
    >
      <IconPlus size={20} stroke={1.5} aria-hidden />
      {t('ADD_NEW_ADDRESS')}
    </button>
  );
}
