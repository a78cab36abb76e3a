import { useState } from 'react';
import { useConfiguration } from '../../../lib/config.ts';
import { readCookie, writeCookie } from '../../../lib/cookies.ts';
import { startTutorial } from '../../tutorials/running.ts';
import { CookieNotice } from './CookieNotice.tsx';
import { WelcomeBanner } from './WelcomeBanner.tsx';

/** Greets a first visit with the banner and, once that is closed, the cookie notice (ui-learning.md 6). */
export function Welcome() {
  const configuration = useConfiguration();
  const [bannerDue, setBannerDue] = useState(() => readCookie('welcomebanner_status') !== 'dismiss');
  const [noticeDue, setNoticeDue] = useState(() => readCookie('cookieconsent_status') !== 'dismiss');
  if (configuration === undefined) {
    return null;
  }
  const { application, challenges, hackingInstructor } = configuration;
  const bannerShown = bannerDue && application.welcomeBanner.showOnFirstStart;
  const closeBanner = () => {
    writeCookie('welcomebanner_status', 'dismiss', 'one year');
    setBannerDue(false);
  };
  const startFirstTutorial = () => {
    closeBanner();
    startTutorial('Score Board', 'button');
  };
  return (
    <>
      <WelcomeBanner
        application={application}
        opened={bannerShown}
        onClose={closeBanner}
        onStart={hackingInstructor.isEnabled ? startFirstTutorial : undefined}
        onlyStart={hackingInstructor.isEnabled && challenges.restrictToTutorialsFirst}
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
