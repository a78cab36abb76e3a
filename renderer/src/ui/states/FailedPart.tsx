import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './States.module.css';

interface FailedPartProps {
  /** What is missing: a translation key or plain text. */
  readonly message: string;
  readonly onRetry: () => void;
  /** With a sign before the message. */
  readonly marked?: boolean;
}

/** A small part of a screen that could not be loaded, with a button to try again; for lines of a form see `RetryLine`. */
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
