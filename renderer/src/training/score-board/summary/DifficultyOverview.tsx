import { VisuallyHidden } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import { difficultyProgress, percentOf } from '../progress.ts';
import classes from './DifficultyOverview.module.css';

const difficulties = [1, 2, 3, 4, 5, 6] as const;

/** Shows a star for each difficulty, filled from below in proportion to the points scored. */
export function DifficultyOverview({ challenges }: { readonly challenges: readonly ChallengeRecord[] }) {
  const { t } = useTranslation();
  return (
    <ol className={classes.stars}>
      {difficulties.map((difficulty) => {
        const progress = difficultyProgress(challenges, difficulty);
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
