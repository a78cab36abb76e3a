import { type DetectorTable, notYet, onEvent } from '../detector.ts';
import { seededUserIds } from './evidence.ts';

/** The challenges of difficulty 2. */
export const twoStars = {
  adminSectionChallenge: notYet,
  nftUnlockChallenge: notYet,
  deprecatedInterfaceChallenge: notYet,
  emptyUserRegistration: onEvent('registration.requested', ({ email, password }) => email === '' && password === ''),
  feedbackChallenge: notYet,
  loginAdminChallenge: onEvent('user.loggedIn', ({ user }) => user.id === seededUserIds.admin),
  loginRapperChallenge: notYet,
  weakPasswordChallenge: onEvent(
    'login.attempted',
    ({ email, password }, { config }) => email === `admin@${config.application.domain}` && password === 'admin123',
  ),
  reflectedXssChallenge: notYet,
  securityPolicyChallenge: notYet,
  basketAccessChallenge: notYet,
  weirdCryptoChallenge: notYet,
  geoStalkingMetaChallenge: notYet,
  geoStalkingVisualChallenge: notYet,
  exposedCredentialsChallenge: notYet,
} satisfies Partial<DetectorTable>;
