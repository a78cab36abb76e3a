import { IconShoppingBag } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { updateBasketCount, useBasketCount } from '../../lib/basket-count.ts';
import { useSession } from '../../lib/session.ts';
import classes from './Bar.module.css';

/** The basket with the number of pieces in it, for whoever has a token (ui-learning.md 7.1). */
export function BasketButton() {
  const { t } = useTranslation();
  const { token, bid } = useSession();
  const count = useBasketCount((state) => state.count);
  useEffect(() => {
    if (token !== undefined && bid !== undefined) {
      updateBasketCount();
    }
  }, [token, bid]);
  if (token === undefined) {
    return null;
  }
  return (
    <Link to="/basket" className={`buttons ${classes.control} ${classes.basket}`} aria-label="Show the shopping cart">
      <span className={classes.counted}>
        <IconShoppingBag stroke={1.5} aria-hidden />
        <span className={`fa-layers-counter warn-notification ${classes.count}`} data-empty={count === 0 || undefined}>
          {count}
        </span>
      </span>
      <span className={classes.word}>{t('TITLE_BASKET')}</span>
    </Link>
  );
}
