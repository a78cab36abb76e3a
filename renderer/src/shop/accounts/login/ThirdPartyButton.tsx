import { IconBrandGoogle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../../lib/config.ts';
import { WordedButton } from '../../../ui/buttons/WordedButton.tsx';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import classes from '../Accounts.module.css';
import { isReachable, signInAddress } from './third-party-sign-in.ts';

/** Renders the button for signing in with a third party, if this address of the shop is registered there (ui-shop.md 5.6). */
export function ThirdPartyButton() {
  const { t } = useTranslation();
  const oauth = useConfiguration()?.application.googleOauth;
  const address = oauth === undefined ? undefined : signInAddress(oauth, window.location.origin);
  useEffect(() => {
    if (oauth !== undefined && address === undefined) {
      console.log(`${window.location.origin} is not an authorized redirect URI for third-party sign-in.`);
    }
  }, [oauth, address]);
  if (address === undefined) {
    return null;
  }
  const leave = async () => {
    if (await isReachable(address)) {
      window.location.replace(address);
    } else {
      showSnackBar({ message: 'THIRD_PARTY_UNAVAILABLE', tone: 'error' });
    }
  };
  return (
    <>
      <div className={`breakLine ${classes.or}`}>{t('LABEL_OR')}</div>
      <WordedButton
        id="loginButtonGoogle"
        className="google-button"
        aria-label="Login with Google"
        variant="default"
        size="lg"
        leftSection={<IconBrandGoogle size={20} stroke={1.5} aria-hidden />}
        onClick={leave}
      >
        {t('BTN_GOOGLE_LOGIN')}
      </WordedButton>
    </>
  );
}
