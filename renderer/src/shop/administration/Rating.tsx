import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './AdministrationScreen.module.css';

/** The stars of a feedback, and their number in words. What the server takes may be any number; nobody needs to see a million. */
const mostStars = 5;

export function Rating({ rating }: { readonly rating: number }) {
  const { t } = useTranslation();
  const stars = Math.max(0, Math.min(mostStars, Math.round(rating)));
  return (
    <span className={classes.rating} role="img" aria-label={t('STARS_OF_FIVE', { rating })}>
      {Array.from({ length: stars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are nothing but their number
        <IconStarFilled key={index} size={14} aria-hidden />
      ))}
      {stars !== rating || stars === 0 ? rating : ''}
    </span>
  );
}
