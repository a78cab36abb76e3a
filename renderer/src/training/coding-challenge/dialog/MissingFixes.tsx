import { useTranslation } from 'react-i18next';
import { RetryLine } from '../../../ui/states/RetryLine.tsx';
import classes from './NoCode.module.css';
import { failureOf } from './questions.ts';

interface MissingFixesProps {
  readonly error: Error;
  /** Whether another attempt is under way. */
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/** Says why the second step stays locked although the lines were found. */
export function MissingFixes({ error, trying, onRetry }: MissingFixesProps) {
  const { t } = useTranslation();
  return failureOf(error).mayPass ? (
    <RetryLine message="FIXES_FAILED" trying={trying} onRetry={onRetry} />
  ) : (
    <p role="status" className={classes.message}>
      {t('NO_FIXES')}
    </p>
  );
}
