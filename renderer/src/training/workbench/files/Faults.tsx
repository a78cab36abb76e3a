import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FileFault } from '../../../../../shared/http-file/http-file.ts';
import classes from './Files.module.css';

interface FaultsProps {
  readonly faults: readonly FileFault[];
  readonly onGoTo: (line: number) => void;
}

/** Says what is wrong in a file, and leads to each line. */
export function Faults({ faults, onGoTo }: FaultsProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.requests} aria-label={t('HTTP_FILE_FAULTS')}>
      <p className={classes.faultsTitle}>
        <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
        {t('HTTP_FILE_REFUSED')}
      </p>
      <ul className={classes.faults}>
        {faults.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            <button type="button" className={classes.fault} onClick={() => onGoTo(line)}>
              <span className={classes.faultLine}>{t('HTTP_FILE_LINE', { line })}</span>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
