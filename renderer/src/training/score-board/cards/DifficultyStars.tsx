import type { CSSProperties } from 'react';
import { useBoard } from '../board-context.ts';
import classes from './DifficultyStars.module.css';

/** Difficulty as stars filled of six, and in words. */
export function DifficultyStars({ difficulty }: { readonly difficulty: number }) {
  const { t } = useBoard();
  const words = t('DIFFICULTY_OF_SIX', { difficulty });
  return (
    <difficulty-stars className={classes.stars} role="img" aria-label={words} title={words}>
      {/* One strip, cut into stars by the style sheet: there are 660 of them on the board. */}
      {/* React passes custom properties on; its type does not know them. */}
      <span className={classes.strip} style={{ '--filled': difficulty } as CSSProperties} />
      <span className={classes.figures} aria-hidden>
        {difficulty}/6
      </span>
    </difficulty-stars>
  );
}
