import type { Configuration } from '../../../lib/config.ts';
import classes from './CookieNotice.module.css';

interface CookieNoticeProps {
  readonly texts: Configuration['application']['cookieConsent'];
  readonly onDismiss: () => void;
}

/** Renders the cookie notice, with the names that scripts look for (ui-learning.md 6.2). */
export function CookieNotice({ texts, onDismiss }: CookieNoticeProps) {
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
        >
          {texts.linkText}
        </a>
      </p>
      <button
        type="button"
        className={`cc-btn cc-dismiss ${classes.dismiss}`}
        aria-label="dismiss cookie message"
        onClick={onDismiss}
      >
        {texts.dismissText}
      </button>
    </div>
  );
}
