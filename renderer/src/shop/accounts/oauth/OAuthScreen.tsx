import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dropSession, storeSession } from '../../../lib/session.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import classes from '../Accounts.module.css';
import { accessTokenIn, signIn } from './sign-in.ts';

/** Receives visitors whom the identity provider sends back with an access token in the address (ui-shop.md 5.7). */
export function OAuthScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    signIn(accessTokenIn(window.location.hash)).then(
      (authentication) => {
        if (!left) {
          storeSession(authentication);
          // This replaces the history entry, so that going back doesn't sign in again.
          void navigate('/', { replace: true });
        }
      },
      (error: unknown) => {
        console.log(error);
        if (!left) {
          dropSession();
          void navigate('/login', { replace: true });
          showSnackBar({ message: 'THIRD_PARTY_FAILED', tone: 'error' });
        }
      },
    );
    return () => {
      left = true;
    };
  }, [navigate]);
  return (
    <app-oauth>
      <AccountFrame title={t('TITLE_LOGIN')} lead={t('OAUTH_LEAD')} greeting={t('LOGIN_GREETING')}>
        <div className={`primary-notification ${classes.underway}`} role="status">
          <Loader size="sm" aria-hidden />
          <span>{t('CONFIRM_LOGGED_IN_VIA_OAUTH2')}</span>
        </div>
      </AccountFrame>
    </app-oauth>
  );
}
