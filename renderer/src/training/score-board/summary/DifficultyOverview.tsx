import { VisuallyHidden } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Progress, percentOf } from '../../../../../shared/score-board/progress.ts';
import classes from './DifficultyOverview.module.css';

/** Shows a star for each difficulty, filled from below in proportion to the points scored. */
export function DifficultyOverview({ difficulties }: { readonly difficulties: readonly Progress[] }) {
  const { t } = useTranslation();
  return (
    <ol className={classes.stars}>
      {difficulties.map((progress, index) => {
        const difficulty = index + 1;
        const { reached, available } = progress;
        return (
          <li key={difficulty} className={classes.star}>
            <span className={classes.shape} aria-hidden>
              <Star difficulty={difficulty} className={classes.empty} />
              <span className={classes.fill} style={{ height: `${percentOf(progress)}%` }}>
                <Star difficulty={difficulty} />
              </span>
            </span>
            <span className={classes.figures} aria-hidden>
              {reached}/{available}
            </span>
            <VisuallyHidden>{t('POINTS_OF_DIFFICULTY', { difficulty, reached, available })}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

/** Draws a star with its number: once empty and once filled, so that the digit is readable on both parts. */
function Star({
  difficulty,
  className = '',
}: {
  readonly difficulty: number;
  readonly className?: string | undefined;
}) {
  return (
    <span className={`${classes.layer} ${className}`}>
      <IconStarFilled size={26} />
      <span className={classes.digit}>{difficulty}</span>
    </span>
  );
}
