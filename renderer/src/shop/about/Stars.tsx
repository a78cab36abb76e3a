import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Slideshow.module.css';

/** A rating as five stars. One that no form can give, such as 0, has no stars and shows as `null` (ui-shop.md 5.19). */
export function Stars({ rating }: { readonly rating: number }) {
  const { t } = useTranslation();
  if (![1, 2, 3, 4, 5].includes(rating)) {
    return 'null';
  }
  return (
    <span className={classes.stars} role="img" aria-label={t('STARS', { count: rating })}>
      {[1, 2, 3, 4, 5].map((star) =>
        star <= rating ? (
          <IconStarFilled key={star} size={16} className="fas fa-star" />
        ) : (
          <IconStar key={star} size={16} stroke={1.5} className="far fa-star" />
        ),
      )}
    </span>
  );
}
