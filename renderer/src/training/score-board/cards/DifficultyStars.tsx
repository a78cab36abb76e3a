import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './DifficultyStars.module.css';

const places = [1, 2, 3, 4, 5, 6] as const;

/** Difficulty as stars filled of six, and in words. */
export function DifficultyStars({ difficulty }: { readonly difficulty: number }) {
  const { t } = useTranslation();
  const words = t('DIFFICULTY_OF_SIX', { difficulty });
  return (
    <difficulty-stars className={classes.stars} role="img" aria-label={words} title={words}>
      {places.map((place) => (
        <IconStarFilled key={place} size={14} data-filled={place <= difficulty || undefined} aria-hidden />
      ))}
      <span className={classes.figures} aria-hidden>
        {difficulty}/6
      </span>
    </difficulty-stars>
  );
}
