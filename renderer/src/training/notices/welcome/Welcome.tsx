import { useState } from 'react';
import { useConfiguration } from '../../../lib/config.ts';
import { readCookie, writeCookie } from '../../../lib/cookies.ts';
import { CookieNotice } from './CookieNotice.tsx';
import { WelcomeBanner } from './WelcomeBanner.tsx';

/** What greets a browser for the first time: the banner, and once that is closed the cookie notice (ui-learning.md 6). */
export function Welcome() {
  const application = useConfiguration()?.application;
  const [bannerDue, setBannerDue] = useState(() => readCookie('welcomebanner_status') !== 'dismiss');
  const [noticeDue, setNoticeDue] = useState(() => readCookie('cookieconsent_status') !== 'dismiss');
  if (application === undefined) {
    return null;
  }
  const bannerShown = bannerDue && application.welcomeBanner.showOnFirstStart;
  return (
    <>
      <WelcomeBanner
        banner={application.welcomeBanner}
        opened={bannerShown}
        onClose={() => {
          writeCookie('welcomebanner_status', 'dismiss', 'one year');
          setBannerDue(false);
        }}
      />
      {noticeDue && !bannerShown && (
        <CookieNotice
          texts={application.cookieConsent}
          onDismiss={() => {
            writeCookie('cookieconsent_status', 'dismiss', { days: 365 });
            setNoticeDue(false);
          }}
        />
      )}
    </>
  );
}
