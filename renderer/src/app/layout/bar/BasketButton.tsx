import { VisuallyHidden } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBasketCount } from '../../../lib/purchases/basket-count.ts';
import { useSession } from '../../../lib/session.ts';
import classes from './Bar.module.css';

/** Shows the basket and the number of items in it to anyone who has a token (ui-learning.md 7.1). */
export function BasketButton() {
  const { t } = useTranslation();
  const token = useSession((session) => session.token);
  const count = useBasketCount();
  const countId = useId();
  if (token === undefined) {
    return null;
  }
  return (
    <Link
      to="/basket"
      className={`buttons ${classes.control} ${classes.basket}`}
      aria-label="Show the shopping cart"
      aria-describedby={countId}
    >
      <span className={classes.counted}>
        <IconShoppingBag stroke={1.5} aria-hidden />
        <span className={`fa-layers-counter warn-notification ${classes.count}`} data-empty={count === 0 || undefined}>
          {count}
        </span>
      </span>
      <VisuallyHidden id={countId}>{t('PIECES_IN_BASKET', { count })}</VisuallyHidden>
      <span className={classes.word}>{t('TITLE_BASKET')}</span>
    </Link>
  );
}
