import { useTranslation } from 'react-i18next';
import { Screen } from '../../ui/screen/Screen.tsx';
import { EntryLink } from './EntryLink.tsx';
import classes from './PrivacySecurity.module.css';
import { usePrivacyEntries } from './privacy-entries.ts';

/** Shows the frame without a child: an overview of the pages and their purpose. */
export function PrivacyScreen() {
  const { t } = useTranslation();
  const entries = usePrivacyEntries();
  return (
    <app-privacy-security>
      <Screen title={t('PRIVACY_AND_SECURITY')} lead={t('PRIVACY_AND_SECURITY_LEAD')}>
        <ul className={classes.overview}>
          {entries.map(({ label, lead, icon: Icon, page }) => (
            <li key={label}>
              <EntryLink page={page} className={classes.card}>
                <Icon size={28} stroke={1.5} className={classes.cardIcon} aria-hidden />
                <span className={classes.cardTitle}>{t(label)}</span>
                <span className={classes.cardLead}>{t(lead)}</span>
              </EntryLink>
            </li>
          ))}
        </ul>
      </Screen>
    </app-privacy-security>
  );
}
