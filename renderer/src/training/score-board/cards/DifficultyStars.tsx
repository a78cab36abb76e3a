import type { CSSProperties } from 'react';
import { useBoard } from '../board-context.ts';
import classes from './DifficultyStars.module.css';

/** Shows the difficulty as filled stars out of six, and in words. */
export function DifficultyStars({ difficulty }: { readonly difficulty: number }) {
  const { t } = useBoard();
  const words = t('DIFFICULTY_OF_SIX', { difficulty });
  return (
    <difficulty-stars className={classes.stars} role="img" aria-label={words} title={words}>
      {/* The style sheet cuts one strip into stars, because the board has 660 of them. */}
      {/* React accepts custom properties, but its type doesn't know them. */}
      <span className={classes.strip} style={{ '--filled': difficulty } as CSSProperties} />
      <span className={classes.figures} aria-hidden>
        {difficulty}/6
      </span>
    </difficulty-stars>
  );
}
