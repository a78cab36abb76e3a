import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RangeSurface } from '../../../ui/RangeSurface.tsx';
import { SolvedCardView } from './SolvedCardView.tsx';
import classes from './SolvedNotifications.module.css';
import { closeAllCards, followSolves, useSolvedCards } from './solved-notifications.ts';

/** The stack of solved challenges: a live region over the page's corner, the newest on top, until they are closed. */
export function SolvedNotifications() {
  const { t } = useTranslation();
  const cards = useSolvedCards((state) => state.cards);
  useEffect(followSolves, []);
  return (
    <div
      className={`container challenge-solved-toast ${classes.stack}`}
      role="log"
      aria-label={t('SOLVED_NOTIFICATIONS')}
    >
      {cards.length > 1 && (
        <RangeSurface className={classes.all}>
          <span>{t('SOLVED_COUNT', { count: cards.length })}</span>
          <button type="button" className={classes.closeAll} onClick={closeAllCards}>
            {t('CLOSE_ALL')}
          </button>
        </RangeSurface>
      )}
      {cards.toReversed().map((card) => (
        <SolvedCardView key={card.key} card={card} />
      ))}
    </div>
  );
}
