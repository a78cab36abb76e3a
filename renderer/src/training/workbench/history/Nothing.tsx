import { IconAntennaBars5, IconHistory, IconLock, IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HistoryState } from '../../../../../shared/api/workbench.ts';
import controls from '../../controls.module.css';
import { record, refresh } from '../store/recorded.ts';
import classes from './History.module.css';
import { Kept } from './RecordBar.tsx';

/** Says that nothing is recorded yet, and what to do next. */
export function Nothing({ state }: { readonly state: HistoryState }) {
  const { t } = useTranslation();
  return state.isRecording ? (
    <div className={classes.nothing}>
      <IconAntennaBars5 size={40} stroke={1} aria-hidden />
      <p className={classes.nothingTitle}>{t('HISTORY_WAITING')}</p>
      <p>{t('HISTORY_WAITING_TEXT')}</p>
      <code className={classes.command} dir="ltr">
        curl {location.origin}/rest/products/search?q=apple
      </code>
      <a className={`${controls.control} ${controls.primary}`} href="#/search">
        {t('HISTORY_TO_SHOP')}
      </a>
    </div>
  ) : (
    <div className={classes.nothing}>
      <IconHistory size={40} stroke={1} aria-hidden />
      <p className={classes.nothingTitle}>{t('HISTORY_NOTHING')}</p>
      <p>{t('HISTORY_NOTHING_TEXT')}</p>
      <button type="button" className={`${controls.control} ${controls.primary}`} onClick={() => void record(true)}>
        {t('HISTORY_START')}
      </button>
      <Kept state={state} />
    </div>
  );
}

/** Says why this page may not see the history. Browsers only prove over HTTPS, or on the shop's own machine, which page asks. */
export function Refused({ reason }: { readonly reason: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.nothing} role="alert">
      <IconLock size={40} stroke={1} aria-hidden />
      <p className={classes.nothingTitle}>{t('HISTORY_REFUSED')}</p>
      <p>{t(window.isSecureContext ? 'HISTORY_REFUSED_TEXT' : 'HISTORY_REFUSED_INSECURE')}</p>
      <p className={classes.reason}>{reason}</p>
    </div>
  );
}

/** Says that nothing is known yet, since the shop can't be asked. */
export function Unreachable({ reason }: { readonly reason: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.nothing} role="alert">
      <IconPlugConnectedX size={40} stroke={1} aria-hidden />
      <p className={classes.nothingTitle}>{reason}</p>
      <button type="button" className={controls.control} onClick={() => void refresh()}>
        {t('BTN_RETRY')}
      </button>
    </div>
  );
}
