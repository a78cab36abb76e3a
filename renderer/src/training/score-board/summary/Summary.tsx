import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type BoardProgress, type Progress, percentOf } from '../../../../../shared/score-board/progress.ts';
import { DifficultyOverview } from './DifficultyOverview.tsx';
import classes from './Summary.module.css';

/**
 * Renders the progress in one row at the top of the board (ui-learning.md 2.2). The part for coding challenges is shown only if there are
 * any.
 */
export const Summary = memo(function Summary({ progress }: { readonly progress: BoardProgress }) {
  const { t } = useTranslation();
  const { hacking, coding, all, difficulties } = progress;
  return (
    <div className={`score-row ${classes.row}`}>
      <hacking-challenge-progress-score-card>
        <PercentCard title={t('TITLE_HACKING_CHALLENGES')} progress={hacking} />
      </hacking-challenge-progress-score-card>
      {coding.available > 0 && (
        <coding-challenge-progress-score-card>
          <PercentCard title={t('TITLE_CODING_CHALLENGES')} progress={coding} />
        </coding-challenge-progress-score-card>
      )}
      <difficulty-overview-score-card>
        <ScoreCard title={t('TITLE_CHALLENGES_SOLVED')} score={`${all.reached}/${all.available}`}>
          <DifficultyOverview difficulties={difficulties} />
        </ScoreCard>
      </difficulty-overview-score-card>
    </div>
  );
});

function PercentCard({ title, progress }: { readonly title: string; readonly progress: Progress }) {
  const percent = percentOf(progress);
  return (
    <ScoreCard title={title} score={`${percent}%`}>
      <div className={classes.part}>
        <div
          className={`progress-bar-container ${classes.track}`}
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <div className={`progress-bar ${classes.bar}`} style={{ width: `${percent}%` }} />
        </div>
        <p className={classes.figures}>
          {progress.reached}/{progress.available}
        </p>
      </div>
    </ScoreCard>
  );
}

interface ScoreCardProps {
  readonly title: string;
  readonly score: string;
  readonly children: ReactNode;
}

function ScoreCard({ title, score, children }: ScoreCardProps) {
  return (
    <score-card className={classes.card}>
      <p className={`category ${classes.label}`}>{title}</p>
      <p className={`score ${classes.score}`}>{score}</p>
      {children}
    </score-card>
  );
}
