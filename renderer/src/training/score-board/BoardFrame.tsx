import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardProgress } from '../../../../shared/score-board/progress.ts';
import { RangeSurface } from '../../ui/RangeSurface.tsx';
import classes from './ScoreBoardScreen.module.css';
import { Summary } from './summary/Summary.tsx';

/** Renders the frame of the screen with its title. */
export function BoardFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <app-score-board>
      <RangeSurface className={classes.board}>
        <div className={classes.inner}>
          <h1 className={classes.title}>{t('TITLE_SCORE_BOARD')}</h1>
          {children}
        </div>
      </RangeSurface>
    </app-score-board>
  );
}

interface BoardPartsProps {
  readonly next: ReactNode;
  readonly progress: BoardProgress;
  readonly filters: ReactNode;
  readonly warnings?: ReactNode;
  /** How many challenges are shown, and how many there are. */
  readonly shown: number;
  readonly all: number;
  readonly topics: ReactNode;
  readonly children: ReactNode;
}

/** Puts the parts of the board in their order (ui-learning.md 2.1). The build draws the board with it as well (decision 123). */
export function BoardParts({ next, progress, filters, warnings, shown, all, topics, children }: BoardPartsProps) {
  const { t } = useTranslation();
  return (
    <>
      {next}
      <Summary progress={progress} />
      {filters}
      {warnings}
      <div className={classes.count}>
        <p role="status">{t('CHALLENGES_SHOWN', { shown, all })}</p>
        {topics}
      </div>
      {children}
    </>
  );
}
