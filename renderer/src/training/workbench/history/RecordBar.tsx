import { Switch } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryState } from '../../../../../shared/api/workbench.ts';
import { record } from '../store/recorded.ts';
import { bytesText } from '../view/amounts.ts';
import classes from './History.module.css';

interface RecordBarProps {
  readonly state: HistoryState;
  /** What can be done with what is recorded. */
  readonly children?: ReactNode;
}

/** Switches recording on and off, and says what is kept, and where. */
export function RecordBar({ state, children }: RecordBarProps) {
  const { t } = useTranslation();
  const [isSwitching, setSwitching] = useState(false);
  const { isRecording, exchanges } = state;
  const toggle = async () => {
    setSwitching(true);
    await record(!isRecording);
    setSwitching(false);
  };
  return (
    <div className={classes.record}>
      <Switch
        id="history-record"
        classNames={{ label: classes.switch, track: classes.track }}
        label={t('HISTORY_RECORD')}
        checked={isRecording}
        disabled={isSwitching}
        onChange={() => void toggle()}
      />
      {isRecording && <p className={classes.live}>{t('HISTORY_RECORDING')}</p>}
      {exchanges.length > 0 && (
        <details className={classes.kept}>
          <summary>{t('HISTORY_KEPT_WHERE')}</summary>
          <Kept state={state} />
        </details>
      )}
      {children}
    </div>
  );
}

/** Says what is kept, and where. */
export function Kept({ state: { limits, recordsOthers } }: { readonly state: HistoryState }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.facts}>
      <li>
        {t('HISTORY_KEPT', {
          count: limits.exchanges,
          size: bytesText(limits.bytes),
          body: bytesText(limits.body),
        })}
      </li>
      <li>{t('HISTORY_KEPT_SECRETS')}</li>
      <li>{t(recordsOthers ? 'HISTORY_KEPT_OTHERS' : 'HISTORY_KEPT_HERE')}</li>
      <li>{t('HISTORY_KEPT_BROWSER')}</li>
    </ul>
  );
}
