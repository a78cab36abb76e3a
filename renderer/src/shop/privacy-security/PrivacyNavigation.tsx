import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import classes from './PrivacySecurity.module.css';
import type { PrivacyEntry } from './privacy-entries.ts';
import { usePrivacyEntries } from './use-privacy-entries.ts';

/** The way from one page about privacy to the others: a column beside them, a strip above them on small screens. */
export function PrivacyNavigation() {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const entries = usePrivacyEntries();
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    // Not `scrollIntoView`, which would move the page as well.
    list.current?.scrollTo({ left: (current?.parentElement?.offsetLeft ?? 0) - 16 });
  }, []);
  return (
    <nav className={classes.navigation} aria-label={t('PRIVACY_AND_SECURITY')}>
      <ul ref={list} className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <EntryLink {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function EntryLink({ label, icon: EntryIcon, target }: PrivacyEntry) {
  const { t } = useTranslation();
  const content = (
    <>
      <EntryIcon size={20} stroke={1.5} aria-hidden />
      {t(label)}
    </>
  );
  return 'to' in target ? (
    <NavLink to={target.to} className={`${classes.link}`}>
      {content}
    </NavLink>
  ) : (
    <a href={target.href} className={classes.link}>
      {content}
    </a>
  );
}
