import { VisuallyHidden } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasketCount } from '../../../lib/purchases/basket-count.ts';
import { useSession } from '../../../lib/session.ts';
import { RouteButton } from '../../../ui/buttons/RouteButton.tsx';
import { MatIcon } from '../../../ui/script-layer/MatIcon.tsx';
import classes from './Bar.module.css';

/** Shows the basket and the number of items in it to anyone who has a token (ui-learning.md 7.1). Its name is "Your Basket 3". */
export function BasketButton() {
  const { t } = useTranslation();
  const token = useSession((session) => session.token);
  const count = useBasketCount();
  const wordsId = useId();
  const countId = useId();
  const piecesId = useId();
  if (token === undefined) {
    return null;
  }
  return (
    <RouteButton
      to="/basket"
      className={`buttons ${classes.control} ${classes.basket}`}
      aria-label="Show the shopping cart"
      aria-labelledby={`${wordsId} ${countId}`}
      aria-describedby={piecesId}
    >
      <span id={wordsId} className={classes.word}>
        {t('TITLE_BASKET')}
      </span>{' '}
      <span className={classes.counted}>
        <MatIcon>
          <IconShoppingBag stroke={1.5} />
        </MatIcon>
        <span
          id={countId}
          className={`fa-layers-counter warn-notification ${classes.count}`}
          data-empty={count === 0 || undefined}
        >
          {count}
        </span>
      </span>
      <VisuallyHidden id={piecesId}>{t('PIECES_IN_BASKET', { count })}</VisuallyHidden>
    </RouteButton>
  );
}
