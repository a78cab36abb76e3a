import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Screen } from '../../ui/screen/Screen.tsx';
import classes from './PrivacySecurity.module.css';
import type { PrivacyEntry } from './privacy-entries.ts';
import { usePrivacyEntries } from './use-privacy-entries.ts';

/** The container without a child: what there is, and what it is good for. */
export function PrivacyScreen() {
  const { t } = useTranslation();
  const entries = usePrivacyEntries();
  return (
    <app-privacy-security>
      <Screen title={t('PRIVACY_AND_SECURITY')} lead={t('PRIVACY_AND_SECURITY_LEAD')}>
        <ul className={classes.overview}>
          {entries.map((entry) => (
            <li key={entry.label}>
              <EntryCard {...entry} />
            </li>
          ))}
        </ul>
      </Screen>
    </app-privacy-security>
  );
}

function EntryCard({ label, lead, icon: EntryIcon, target }: PrivacyEntry) {
  const { t } = useTranslation();
  const content = (
    <>
      <EntryIcon size={28} stroke={1.5} className={classes.cardIcon} aria-hidden />
      <span className={classes.cardTitle}>{t(label)}</span>
      <span className={classes.cardLead}>{t(lead)}</span>
    </>
  );
  return 'to' in target ? (
    <Link to={target.to} className={classes.card}>
      {content}
    </Link>
  ) : (
    <a href={target.href} className={classes.card}>
      {content}
    </a>
  );
}
