import { useTranslation } from 'react-i18next';
import { percentOf } from '../../../../../shared/score-board/progress.ts';
import { topicText } from '../../../lib/paths.ts';
import type { LearnerSummary } from './learner-summary.ts';
import classes from './SummarySheet.module.css';

interface ProgressTableProps {
  readonly kind: 'difficulty' | 'topic';
  readonly summary: LearnerSummary;
}

/** Shows how much is solved of each difficulty or topic. */
export function ProgressTable({ kind, summary }: ProgressTableProps) {
  const { t } = useTranslation();
  const title = t(kind === 'difficulty' ? 'SHEET_BY_DIFFICULTY' : 'SHEET_BY_TOPIC');
  const rows =
    kind === 'difficulty'
      ? summary.byDifficulty.map((row) => ({ ...row, name: t('DIFFICULTY_STARS', { count: row.difficulty }) }))
      : summary.byTopic.map((row) => ({ ...row, name: t(topicText(row.topic)) }));
  return (
    <table className={classes.table}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ name, reached, available }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={classes.trackCell}>
              <span className={classes.track} aria-hidden>
                <span style={{ width: `${percentOf({ reached, available })}%` }} />
              </span>
            </td>
            <td className={classes.number}>{t('SHEET_OF', { reached, available })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
