import { useTranslation } from 'react-i18next';
import { PrivacyFrame } from '../PrivacyFrame.tsx';
import classes from './Policy.module.css';
import { PolicyContact, PolicyText } from './PolicyText.tsx';

/** Shows what the shop does with personal data. The policy is in English in every language (ui-shop.md 5.40, decision 37). */
export function PolicyScreen() {
  const { t } = useTranslation();
  return (
    <app-privacy-security>
      <app-privacy-policy>
        <section className="privacy-policy">
          <PrivacyFrame title={t('TITLE_PRIVACY_POLICY')} lead={t('PRIVACY_POLICY_LEAD')}>
            <div className={classes.text} lang="en">
              <PolicyText />
              <PolicyContact />
            </div>
          </PrivacyFrame>
          <img src="assets/public/images/padding/81px.png" alt="" width={1} height={1} style={{ display: 'block' }} />
        </section>
      </app-privacy-policy>
    </app-privacy-security>
  );
}
