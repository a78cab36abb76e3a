import { useId } from 'react';
import type { Configuration } from '../../../lib/config.ts';
import classes from './CookieNotice.module.css';

interface CookieNoticeProps {
  readonly texts: Configuration['application']['cookieConsent'];
  readonly onDismiss: () => void;
}

/** Renders the cookie notice, with the labels that scripts look for (ui-learning.md 6.2). Its link and its button are named by their words. */
export function CookieNotice({ texts, onDismiss }: CookieNoticeProps) {
  const linkWords = useId();
  const dismissWords = useId();
  return (
    <div className={`cc-window ${classes.notice}`} role="dialog" aria-label="cookieconsent">
      <p className={`cc-message ${classes.message}`}>
        {texts.message}{' '}
        <a
          className={`cc-link ${classes.link}`}
          href={texts.linkUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="learn more about cookies"
          aria-labelledby={linkWords}
        >
          <span id={linkWords}>{texts.linkText}</span>
        </a>
      </p>
      <button
        type="button"
        className={`cc-btn cc-dismiss ${classes.dismiss}`}
        aria-label="dismiss cookie message"
        aria-labelledby={dismissWords}
        onClick={onDismiss}
      >
        <span id={dismissWords}>{texts.dismissText}</span>
      </button>
    </div>
  );
}
