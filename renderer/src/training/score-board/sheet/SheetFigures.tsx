import { useTranslation } from 'react-i18next';
import type { LearnerSummary } from './learner-summary.ts';
import classes from './SummarySheet.module.css';

/** Shows the totals: what is solved, the hints that were used, and over which time. */
export function SheetFigures({ summary }: { readonly summary: LearnerSummary }) {
  const { t, i18n } = useTranslation();
  const { hacking, coding, hints, solves, days } = summary;
  const first = solves[0]?.at;
  const last = solves.at(-1)?.at;
  const day = new Intl.DateTimeFormat(i18n.language.replace('_', '-'), { dateStyle: 'medium' });
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('SHEET_SOLVED')}</dt>
        <dd>{t('SHEET_OF', { ...hacking })}</dd>
      </div>
      {coding.available > 0 && (
        <div>
          <dt>{t('SHEET_CODING')}</dt>
          <dd>{t('SHEET_OF', { ...coding })}</dd>
        </div>
      )}
      <div>
        <dt>{t('SHEET_HINTS')}</dt>
        <dd>
          {hints.opened} <small>{t('SHEET_HINTS_ON', { count: hints.challenges })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('SHEET_TIME')}</dt>
        <dd>
          {t('SHEET_DAYS', { count: days })}{' '}
          {first !== undefined && last !== undefined && <small>{day.formatRange(first, last)}</small>}
        </dd>
      </div>
    </dl>
  );
}
