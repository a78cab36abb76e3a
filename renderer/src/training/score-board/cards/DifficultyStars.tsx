import { useBoard } from '../board-context.ts';
import classes from './DifficultyStars.module.css';

const places = [1, 2, 3, 4, 5, 6] as const;

/** Difficulty as stars filled of six, and in words. */
export function DifficultyStars({ difficulty }: { readonly difficulty: number }) {
  const { t } = useBoard();
  const words = t('DIFFICULTY_OF_SIX', { difficulty });
  return (
    <difficulty-stars className={classes.stars} role="img" aria-label={words} title={words}>
      {places.map((place) => (
        // Cut out by the style sheet: there are 660 of them on the board, and pictures would take a third of the time to show it.
        <span key={place} className={classes.star} data-filled={place <= difficulty || undefined} />
      ))}
      <span className={classes.figures} aria-hidden>
        {difficulty}/6
      </span>
    </difficulty-stars>
  );
}
