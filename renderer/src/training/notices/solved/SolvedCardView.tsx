import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChallengeTexts } from '../../../lib/challenge-texts.ts';
import { scoreBoardFoundQuery } from '../../../lib/challenges.ts';
import { useConfiguration } from '../../../lib/config.ts';
import { RangeSurface } from '../../../ui/RangeSurface.tsx';
import { debriefAddress } from '../../score-board/debrief/debrief-address.ts';
import { CloseNotice } from '../CloseNotice.tsx';
import notice from '../Notice.module.css';
import { CountryLine } from './CountryLine.tsx';
import { FlagLine } from './FlagLine.tsx';
import classes from './SolvedCardView.module.css';
import type { SolvedCard } from './solved-notifications.ts';

interface SolvedCardViewProps {
  readonly card: SolvedCard;
  /** Whether the card is folded away with the older ones. */
  readonly hidden: boolean;
  /** Closing with Shift held down closes the whole stack (ui-learning.md 4). */
  readonly onClose: (which: { readonly all: boolean }) => void;
}

/** Shows a solved challenge, with a link to what is known of it and, if a CTF needs it, its flag. */
export function SolvedCardView({ card, hidden, onClose }: SolvedCardViewProps) {
  const { t } = useTranslation();
  const challenge = useShownChallenge(card);
  // The link would give the score board away.
  const found = useQuery(scoreBoardFoundQuery).data === true;
  const showFlags = useConfiguration()?.ctf.showFlagsInNotifications === true;
  return (
    <RangeSurface className={`accent-notification ${notice.card} ${classes.card}`} hidden={hidden}>
      <Crosshair />
      <div className="notificationMessage">
        <p className={`${notice.text} ${classes.text}`}>{t('CHALLENGE_SOLVED', { challenge })}</p>
        {found && (
          <a href={debriefAddress(card.key)} className={classes.debrief}>
            {t('SOLVED_DEBRIEF')}
          </a>
        )}
        {showFlags && (
          <>
            <FlagLine card={card} />
            <CountryLine challengeKey={card.key} />
          </>
        )}
      </div>
      <CloseNotice title={t('CLOSE_NOTIFICATION_HINT')} onClick={(event) => onClose({ all: event.shiftKey })} />
    </RangeSurface>
  );
}

/** Returns `<name> (<description>)` in the learner's language, or the server's message while there is no translation. */
function useShownChallenge({ key, message }: SolvedCard): string {
  const { textsOf } = useChallengeTexts();
  const { name, description } = textsOf({ key, name: '', description: '' });
  return useMemo(() => (name === '' ? message : `${name} (${textOf(description)})`), [name, description, message]);
}

/** Returns the text of some markup without loading or running any of it. */
function textOf(markup: string): string {
  return new DOMParser().parseFromString(markup, 'text/html').body.textContent ?? '';
}

/** Draws the product's crosshair with a hit in its centre. */
function Crosshair() {
  return (
    <svg className={classes.crosshair} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M16 1v7M16 24v7M1 16h7M24 16h7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <circle cx="16" cy="16" r="3.5" fill="currentColor" />
    </svg>
  );
}
