import { IconUserCircle } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../bar/Bar.module.css';
import { onArrowDown } from '../bar/on-arrow-down.ts';

export const accountButtonId = 'navbarAccount';

/** Renders the account button, whether or not its menu has loaded. */
export function AccountButton({ className = '', ...others }: ComponentProps<'button'>) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label="Show/hide account menu"
      {...others}
      className={`buttons ${classes.control} ${classes.wide} ${className}`}
      onKeyDown={onArrowDown}
    >
      <IconUserCircle stroke={1.5} aria-hidden />
      <span>{t('ACCOUNT')}</span>
    </button>
  );
}
