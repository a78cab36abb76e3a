import { useTranslation } from 'react-i18next';
import { type SolvedFlaws, writtenNumber } from '../../../../../shared/api/numbers.ts';
import { formatDateTime } from '../../../lib/purchases/format.ts';
import type { Solve } from './learner-summary.ts';
import classes from './SummarySheet.module.css';

interface SolvedTableProps {
  readonly solves: readonly Solve[];
  readonly flaws: SolvedFlaws;
}

/** Lists what is solved, in order of time, with the hints that were opened. */
export function SolvedTable({ solves, flaws }: SolvedTableProps) {
  const { t, i18n } = useTranslation();
  if (solves.length === 0) {
    return <p className={classes.nothing}>{t('SHEET_NOTHING_SOLVED')}</p>;
  }
  return (
    <table className={classes.table}>
      <caption>{t('SHEET_SOLVED_LIST')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('SHEET_CHALLENGE')}</th>
          <th scope="col">{t('LABEL_DIFFICULTY')}</th>
          <th scope="col" className={classes.wideOnly}>
            {t('SHEET_WEAKNESS')}
          </th>
          <th scope="col">{t('DEBRIEF_SOLVED_AT')}</th>
          <th scope="col" className={classes.number}>
            {t('DEBRIEF_HINTS')}
          </th>
        </tr>
      </thead>
      <tbody>
        {solves.map(({ entry: { challenge, name }, at, hints }) => (
          <tr key={challenge.key}>
            <th scope="row">{name}</th>
            <td>{t('DIFFICULTY_STARS', { count: challenge.difficulty })}</td>
            <td className={`${classes.cwe} ${classes.wideOnly}`}>
              {(flaws[challenge.key] ?? []).map(writtenNumber).join(', ')}
            </td>
            <td>{formatDateTime(at, i18n.language)}</td>
            <td className={classes.number}>{hints}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
