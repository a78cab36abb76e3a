import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './States.module.css';

interface ErrorStateProps {
  /** What happened and what to do: a text key or plain text. */
  readonly message: string;
  readonly onRetry?: () => void;
}

/** Takes the place of a part of a screen that couldn't be loaded, with a button to try again. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="alert">
      <img src="assets/public/images/illustrations/error.svg" alt="" width={160} height={160} />
      <p className={classes.title}>{t(message)}</p>
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry}>
          {t('BTN_RETRY')}
        </Button>
      )}
    </div>
  );
}
