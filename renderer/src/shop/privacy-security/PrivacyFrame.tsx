import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../ui/screen/Screen.tsx';
import { EntryLink } from './EntryLink.tsx';
import classes from './PrivacySecurity.module.css';
import { usePrivacyEntries } from './privacy-entries.ts';

/** Renders a page about privacy and security, with the navigation between them beside its content (ui-shop.md 2.1). */
export function PrivacyFrame({ children, ...screen }: Omit<ComponentProps<typeof Screen>, 'kind'>) {
  return (
    <Screen {...screen} kind="pair">
      <div className={classes.frame}>
        <PrivacyNavigation />
        <div className={classes.content}>{children}</div>
      </div>
    </Screen>
  );
}

/** Links the pages about privacy to each other: in a column beside them, or a strip above them on small screens. */
function PrivacyNavigation() {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const entries = usePrivacyEntries();
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    // `scrollIntoView` would move the page as well.
    list.current?.scrollTo({ left: (current?.parentElement?.offsetLeft ?? 0) - 16 });
  }, []);
  return (
    <nav className={classes.navigation} aria-label={t('PRIVACY_AND_SECURITY')}>
      <ul ref={list} className={classes.list}>
        {entries.map(({ label, icon: Icon, page }) => (
          <li key={label}>
            <EntryLink page={page} className={classes.link}>
              <Icon size={20} stroke={1.5} aria-hidden />
              {t(label)}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
