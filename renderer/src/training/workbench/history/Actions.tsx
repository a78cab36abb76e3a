import { IconArrowsDiff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryState } from '../../../../../shared/api/workbench.ts';
import controls from '../../controls.module.css';
import { ClearRecorded } from './ClearRecorded.tsx';
import { CompareTwo } from './CompareTwo.tsx';
import { SaveMenu } from './exports/SaveMenu.tsx';
import classes from './History.module.css';
import type { Listed } from './list/filter.ts';

interface ActionsProps {
  readonly state: HistoryState;
  /** What the filter shows. */
  readonly visible: readonly Listed[];
  /** Those that are ticked, shown or not. */
  readonly chosen: readonly Listed[];
}

/** Offers what can be done with several exchanges: comparing two, saving them, clearing all. */
export function Actions({ state: { run, exchanges }, visible, chosen }: ActionsProps) {
  const { t } = useTranslation();
  const [compares, setCompares] = useState(false);
  const [one, other] = chosen;
  const isPair = one !== undefined && other !== undefined && chosen.length === 2;
  return (
    <div className={classes.actions}>
      <button
        type="button"
        className={controls.control}
        disabled={!isPair}
        title={t('HISTORY_COMPARE_IS')}
        onClick={() => setCompares(true)}
      >
        <IconArrowsDiff size={18} stroke={1.5} aria-hidden />
        {t('RUNNER_COMPARE')}
      </button>
      <SaveMenu run={run} shown={numbersOf(visible)} ticked={numbersOf(chosen)} />
      <ClearRecorded count={exchanges.length} />
      {isPair && (
        <CompareTwo
          run={run}
          one={one.exchange}
          other={other.exchange}
          opened={compares}
          onClose={() => setCompares(false)}
        />
      )}
    </div>
  );
}

function numbersOf(rows: readonly Listed[]): readonly number[] {
  return rows.map((row) => row.number);
}
