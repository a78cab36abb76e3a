import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './States.module.css';

interface FailedPartProps {
  /** What is missing: a text key or plain text. */
  readonly message: string;
  readonly onRetry: () => void;
  /** Shows an icon before the message. */
  readonly marked?: boolean;
}

/** Takes the place of a small part of a screen that couldn't be loaded, with a button to try again. For lines of a form see `RetryLine`. */
export function FailedPart({ message, onRetry, marked = false }: FailedPartProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.failed} role="alert">
      {marked && <IconAlertCircle size={20} stroke={1.5} aria-hidden />}
      {t(message)}
      <Button variant="default" size="sm" onClick={onRetry}>
        {t('BTN_RETRY')}
      </Button>
    </div>
  );
}
