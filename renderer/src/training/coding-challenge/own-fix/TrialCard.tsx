import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { attackNames, type OwnFixVerdict } from '../../../../../shared/api/own-fix.ts';
import { failureOf } from '../dialog/questions.ts';
import classes from '../dialog/VerdictCard.module.css';
import { holds, type Trial } from './own-fix.ts';

const attacks: ReadonlySet<string> = new Set(attackNames);

const ends = {
  timedOut: 'OWN_FIX_TIMED_OUT',
  outOfMemory: 'OWN_FIX_OUT_OF_MEMORY',
  crashed: 'OWN_FIX_CRASHED',
  busy: 'OWN_FIX_BUSY',
} as const;

/** Says in one line what became of a fix. It is always in the document, so that screen readers announce it. */
export function TrialCard({ trial }: { readonly trial: Trial }) {
  const isGood = holds(trial);
  const Icon = isGood ? IconCircleCheck : IconCircleX;
  return (
    <div role="status" tabIndex={trial.kind === 'none' ? undefined : 0}>
      {trial.kind !== 'none' && (
        <div className={classes.card} data-kind={isGood ? 'right' : 'wrong'}>
          <Icon size={20} stroke={1.5} aria-hidden />
          <Words trial={trial} />
        </div>
      )}
    </div>
  );
}

function Words({ trial }: { readonly trial: Exclude<Trial, { kind: 'none' }> }) {
  const { t } = useTranslation();
  if (trial.kind === 'failed') {
    return <p className={classes.title}>{t(failureOf(trial.error).message)}</p>;
  }
  const { verdict } = trial;
  switch (verdict.outcome) {
    case 'tried':
      return holds(trial) ? (
        <p className={classes.title}>{t('OWN_FIX_HOLDS')}</p>
      ) : (
        <>
          <p className={classes.title}>{t('OWN_FIX_FAILS')}</p>
          <Counts verdict={verdict} />
        </>
      );
    case 'doesNotRun':
      return (
        <>
          <p className={classes.title}>{t('OWN_FIX_DOES_NOT_RUN')}</p>
          <p className={classes.text}>
            {verdict.line > 0 && `${t('OWN_FIX_LINE', { line: verdict.line })}: `}
            <code dir="ltr">{verdict.error}</code>
          </p>
        </>
      );
    default:
      return <p className={classes.title}>{t(ends[verdict.outcome])}</p>;
  }
}

function Counts({ verdict }: { readonly verdict: Extract<OwnFixVerdict, { outcome: 'tried' }> }) {
  const { t } = useTranslation();
  const failed = verdict.checks.filter(({ passed }) => !passed);
  const through = failed.filter(({ name }) => attacks.has(name)).length;
  const away = failed.length - through;
  return (
    <p className={classes.text}>
      {through > 0 && `${t('OWN_FIX_ATTACKS', { count: through })} `}
      {away > 0 && t('OWN_FIX_CUSTOMERS', { count: away })}
    </p>
  );
}
