import { IconLogin2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import text from '../../ui/styles/Text.module.css';
import classes from './PrivacyForm.module.css';

/** Tells visitors before they fill in a form that it won't work for them. Shows nothing to customers. */
export function LogInNotice() {
  const { t } = useTranslation();
  const loggedIn = useSession((session) => session.token !== undefined);
  if (loggedIn) {
    return null;
  }
  return (
    <p className={`${text.tinted} ${classes.notice}`}>
      <IconLogin2 size={20} stroke={1.5} aria-hidden />
      <span>
        {t('LOG_IN_AGAIN_FIRST')} <Link to="/login">{t('BTN_LOGIN')}</Link>
      </span>
    </p>
  );
}
