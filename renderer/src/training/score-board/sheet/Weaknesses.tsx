import { useTranslation } from 'react-i18next';
import { type SolvedFlaws, writtenNumber } from '../../../../../shared/api/numbers.ts';
import type { Solve } from './learner-summary.ts';
import classes from './SummarySheet.module.css';

interface WeaknessesProps {
  readonly solves: readonly Solve[];
  readonly flaws: SolvedFlaws;
}

/** Lists the weaknesses behind what is solved, by number, with their names, which are English in every language. */
export function Weaknesses({ solves, flaws }: WeaknessesProps) {
  const { t } = useTranslation();
  const all = solves.flatMap(({ entry: { challenge } }) => flaws[challenge.key] ?? []);
  const counts = Map.groupBy(all, ({ id }) => id);
  const rows = [...counts.values()]
    .flatMap((same) => same.slice(0, 1).map((weakness) => ({ weakness, count: same.length })))
    .toSorted((one, other) => Number(one.weakness.id) - Number(other.weakness.id));
  if (rows.length === 0) {
    return null;
  }
  return (
    <table className={classes.table}>
      <caption>{t('SHEET_WEAKNESSES')}</caption>
      <thead>
        <tr>
          <th scope="col">CWE</th>
          <th scope="col">{t('SHEET_WEAKNESS')}</th>
          <th scope="col" className={classes.number}>
            {t('DEBRIEF_SOLVED_AT')}
          </th>
        </tr>
      </thead>
      <tbody lang="en">
        {rows.map(({ weakness, count }) => (
          <tr key={weakness.id}>
            <th scope="row" className={classes.cwe}>
              {writtenNumber(weakness)}
            </th>
            <td dir="ltr">{weakness.name}</td>
            <td className={classes.number}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
