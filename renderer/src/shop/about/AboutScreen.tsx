import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/screen/Card.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import layout from '../../ui/styles/Layout.module.css';
import classes from './AboutScreen.module.css';
import { CustomerVoices } from './CustomerVoices.tsx';
import { SocialButtons } from './SocialButtons.tsx';

/** Shows `/#/about`: who we are, what customers say and where else to find us (ui-shop.md 5.19). */
export function AboutScreen() {
  const { t } = useTranslation();
  const termsId = useId();
  return (
    <app-about>
      <Screen title={t('TITLE_ABOUT')}>
        <div className={`about-us ${layout.stack}`} style={{ gap: 32 }}>
          <Card className={classes.history}>
            <h2 className={classes.title}>{t('SECTION_CORPORATE_HISTORY')}</h2>
            <p>{t('ABOUT_HISTORY_FOUNDED')}</p>
            <p>
              {t('ABOUT_HISTORY_GROWN')}{' '}
              {/* weakness: directoryListingChallenge (the link reveals a folder that lists everything in it) */}
              <a
                className={classes.link}
                href="ftp/legal.md"
                aria-label="Link to the Terms of Use"
                aria-labelledby={termsId}
              >
                <span id={termsId}>{t('LINK_TERMS_OF_USE')}</span>
              </a>{' '}
              {t('ABOUT_HISTORY_TODAY')}
            </p>
          </Card>
          <section>
            <h2 className={classes.title}>{t('SECTION_CUSTOMER_FEEDBACK')}</h2>
            <CustomerVoices />
          </section>
          <SocialButtons />
        </div>
      </Screen>
    </app-about>
  );
}
