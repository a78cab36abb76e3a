import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { historyView } from '../store/history.ts';
import { useRecorded } from '../store/recorded.ts';
import { Exchanges } from './Exchanges.tsx';
import classes from './History.module.css';
import { Nothing, Refused, Unreachable } from './Nothing.tsx';
import { RecordBar } from './RecordBar.tsx';
import { useWatch } from './use-watch.ts';

/** Shows the workbench's history (architecture.md 9, decision 49): what the shop has recorded since a learner switched recording on. */
export function History() {
  use(historyView.ready);
  useWatch();
  const { t } = useTranslation();
  const { state, trouble, wasRestarted } = useRecorded();
  if (trouble?.status === 403) {
    return <Refused reason={trouble.reason} />;
  }
  if (state === undefined) {
    return trouble === undefined ? null : <Unreachable reason={trouble.reason} />;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be listed among the parts of the page
    <div role="group" aria-label={t('WORKBENCH_HISTORY')} className={classes.history}>
      <div className={classes.parts}>
        <div role="status" className={classes.news}>
          {trouble !== undefined && <p className={classes.trouble}>{trouble.reason}</p>}
          {wasRestarted && <p className={classes.restarted}>{t('HISTORY_RESTARTED')}</p>}
        </div>
        {state.exchanges.length === 0 ? (
          <>
            <RecordBar state={state} />
            <Nothing state={state} />
          </>
        ) : (
          <Exchanges state={state} />
        )}
      </div>
    </div>
  );
}
