import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/screen/Card.tsx';
import classes from './LastLoginIp.module.css';
import { PrivacyFrame } from './PrivacyFrame.tsx';

/** Shows the address of the last login, as the stored token states it (ui-shop.md 5.15). */
export function LastLoginIpScreen() {
  const { t } = useTranslation();
  const address = useSession((session) => session.user?.lastLoginIp);
  // weakness: httpHeaderXssChallenge (the address comes from a header and is rendered as markup)
  const markup = address ? `<small>${address}</small>` : '?';
  return (
    <app-privacy-security>
      <app-last-login-ip>
        <PrivacyFrame title={t('LAST_LOGIN_IP')} lead={t('LAST_LOGIN_IP_LEAD')}>
          <Card className={`ipCard ${classes.card}`}>
            <p className={classes.line}>
              <span className={classes.label}>{t('IP_ADDRESS')}</span>
              {'\u00a0\u00a0'}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: this is the weakness */}
              <span className={classes.address} dangerouslySetInnerHTML={{ __html: markup }} />
            </p>
          </Card>
        </PrivacyFrame>
      </app-last-login-ip>
    </app-privacy-security>
  );
}
