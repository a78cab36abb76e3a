import { IconCopy, IconFlag, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../../lib/config.ts';
import { RangeSurface } from '../../../ui/RangeSurface.tsx';
import classes from './SolvedNotifications.module.css';
import { closeAllCards, closeCard, markCopied, type SolvedCard } from './solved-notifications.ts';

/** A solved challenge. Closing with Shift held closes the whole stack (ui-learning.md 4). */
export function SolvedCardView({ card }: { readonly card: SolvedCard }) {
  const { t } = useTranslation();
  const showFlags = useConfiguration()?.ctf.showFlagsInNotifications === true;
  return (
    <RangeSurface className={`accent-notification ${classes.card}`}>
      <Crosshair />
      <div className={`notificationMessage ${classes.message}`}>
        <p className={classes.text}>{t('CHALLENGE_SOLVED', { challenge: card.message })}</p>
        {showFlags && <Flag card={card} />}
      </div>
      <button
        type="button"
        id="closeButton"
        className={classes.close}
        aria-label={t('CLOSE_NOTIFICATION')}
        title={t('CLOSE_NOTIFICATION_HINT')}
        onClick={(event) => (event.shiftKey ? closeAllCards() : closeCard(card.key))}
      >
        <IconX size={20} stroke={1.5} aria-hidden />
      </button>
    </RangeSurface>
  );
}

/** The code that a CTF server takes for this challenge. */
function Flag({ card: { key, flag, copied } }: { readonly card: SolvedCard }) {
  const { t } = useTranslation();
  const copy = () => {
    navigator.clipboard.writeText(flag).then(
      () => markCopied(key),
      (error: unknown) => console.log(error),
    );
  };
  return (
    <div className={classes.flag}>
      <IconFlag size={18} stroke={1.5} aria-hidden />
      <code className={classes.code}>{flag}</code>
      <button type="button" className={classes.copy} disabled={copied} onClick={copy}>
        <IconCopy size={16} stroke={1.5} aria-hidden />
        {t(copied ? 'COPY_SUCCESS' : 'COPY_TO_CLIPBOARD')}
      </button>
    </div>
  );
}

/** The product's crosshair, hit. */
function Crosshair() {
  return (
    <svg className={classes.crosshair} viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
      <circle cx="16" cy="16" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M16 1v7M16 24v7M1 16h7M24 16h7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <circle cx="16" cy="16" r="3.5" fill="currentColor" />
    </svg>
  );
}
