import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './States.module.css';

interface RetryLineProps {
  /** What is missing: a text key or plain text. */
  readonly message: string;
  readonly onRetry: () => void;
  /** Whether another attempt is under way. */
  readonly trying: boolean;
}

/** Takes the place of a form line that couldn't be loaded, with a button to try again. For whole parts of a screen see `ErrorState`. */
export function RetryLine({ message, onRetry, trying }: RetryLineProps) {
  const { t } = useTranslation();
  return (
    <p className={classes.line} role="alert">
      <IconAlertCircle size={18} stroke={1.5} aria-hidden />
      <span>
        {t(message)}{' '}
        <button type="button" className={classes.retry} disabled={trying} onClick={onRetry}>
          {t('BTN_RETRY')}
        </button>
      </span>
    </p>
  );
}
