import { IconUserCircle } from '@tabler/icons-react';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MatIcon } from '../../../ui/script-layer/MatIcon.tsx';
import classes from '../bar/Bar.module.css';
import { onArrowDown } from '../bar/on-arrow-down.ts';

export const accountButtonId = 'navbarAccount';

/** Renders the account button, whether or not its menu has loaded. */
export function AccountButton({ className = '', ...others }: ComponentProps<'button'>) {
  const { t } = useTranslation();
  const words = useId();
  return (
    <button
      type="button"
      aria-label="Show/hide account menu"
      aria-labelledby={words}
      {...others}
      className={`buttons ${classes.control} ${classes.wide} ${className}`}
      onKeyDown={onArrowDown}
    >
      <MatIcon>
        <IconUserCircle stroke={1.5} />
      </MatIcon>
      <span id={words}>{t('ACCOUNT')}</span>
    </button>
  );
}
