import { IconChevronUp } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../../lib/config.ts';
import { shownOf } from '../../../lib/selection.ts';
import { RangeSurface } from '../../../ui/RangeSurface.tsx';
import controls from '../../controls.module.css';
import { useCountryDetails } from './countries.ts';
import { SolvedCardView } from './SolvedCardView.tsx';
import classes from './SolvedNotifications.module.css';
import { closeAllCards, closeCard, followSolves, useSolvedCards } from './solved-notifications.ts';

/**
 * Shows what was solved, newest first, until it is closed. Of several cards only the newest is unfolded unless the learner wants all of
 * them, so that little of the screen is covered.
 */
export function SolvedNotifications() {
  const { t } = useTranslation();
  // Cards may arrive before the configuration does.
  const cards = shownOf(
    useSolvedCards((state) => state.cards),
    useConfiguration(),
  );
  const [unfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  useEffect(followSolves, []);
  // This requests the mapping before a card needs it.
  useCountryDetails();

  /** Closes cards. The focused button disappears with its card, so the focus moves to the next one or back into the screen. */
  const closeWith = (close: () => void) => {
    flushSync(close);
    const next = list.current?.querySelector<HTMLElement>('#closeButton') ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  };
  return (
    <div className="container challenge-solved-toast">
      {cards.length > 1 && (
        <RangeSurface className={classes.header}>
          <button
            type="button"
            className={`${controls.control} ${classes.fold}`}
            aria-expanded={unfolded}
            aria-controls={listId}
            onClick={() => setUnfolded(!unfolded)}
          >
            <IconChevronUp size={18} stroke={1.5} className={classes.chevron} aria-hidden />
            {t('SOLVED_COUNT', { count: cards.length })}
          </button>
          <button
            type="button"
            className={`${controls.control} ${classes.closeAll}`}
            onClick={() => closeWith(closeAllCards)}
          >
            {t('CLOSE_ALL')}
          </button>
        </RangeSurface>
      )}
      <div ref={list} id={listId} className={classes.list} role="log" aria-label={t('SOLVED_NOTIFICATIONS')}>
        {cards.toReversed().map((card, age) => (
          <SolvedCardView
            key={card.key}
            card={card}
            hidden={age > 0 && !unfolded}
            onClose={({ all }) => closeWith(all ? closeAllCards : () => closeCard(card.key))}
          />
        ))}
      </div>
    </div>
  );
}
