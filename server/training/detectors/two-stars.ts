import { type DetectorContext, type DetectorTable, direct, onEvent, onState, onText, onUrl } from '../detector.ts';
import { isLoginOf, mentions, seededUserIds, triesAs, xssPayload } from './evidence.ts';

/** Unsuitable algorithms and libraries that the shop uses. Naming one of them is enough. */
const weirdCrypto = ['z85', 'base85', 'hashids', 'md5', 'base64'];

/** The challenges of difficulty 2. */
export const twoStars = {
  adminSectionChallenge: onUrl((url) => url.endsWith('/19px.png')),
  nftUnlockChallenge: direct,
  deprecatedInterfaceChallenge: onEvent('complaintFile.sent', ({ kind }) => kind === 'xml' || kind === 'yaml'),
  emptyUserRegistration: onEvent('registration.requested', ({ email, password }) => email === '' && password === ''),
  feedbackChallenge: onState(({ shop }) => !shop.hasFeedbackRated(5)),
  loginAdminChallenge: onEvent('user.loggedIn', isLoginOf('admin')),
  loginRapperChallenge: onEvent('login.attempted', triesAs('mc.safesearch', 'Mr. N00dles')),
  weakPasswordChallenge: onEvent('login.attempted', triesAs('admin', 'admin123')),
  reflectedXssChallenge: onEvent('order.tracked', ({ id }) => id.includes(xssPayload)),
  securityPolicyChallenge: onUrl((url) => url.endsWith('/security.txt')),
  basketAccessChallenge: onEvent(
    'basket.read',
    ({ id, sessionBid }) =>
      sessionBid !== undefined &&
      !['undefined', 'null', 'NaN'].includes(id) &&
      Number.parseInt(id, 10) !== Number(sessionBid),
  ),
  weirdCryptoChallenge: onText((text) => weirdCrypto.some((word) => mentions(text, word))),
  geoStalkingMetaChallenge: onEvent('password.reset', answersFromPhoto('john', 'geoStalkingMetaSecurityAnswer')),
  geoStalkingVisualChallenge: onEvent('password.reset', answersFromPhoto('emma', 'geoStalkingVisualSecurityAnswer')),
  exposedCredentialsChallenge: onEvent('login.attempted', triesAs('testing', 'IamUsedForTesting')),
} satisfies Partial<DetectorTable>;

/** Makes the condition that this user's password was reset with an answer that one of their photos gives away. */
function answersFromPhoto(
  user: 'john' | 'emma',
  secret: 'geoStalkingMetaSecurityAnswer' | 'geoStalkingVisualSecurityAnswer',
) {
  return (
    { userId, answer }: { readonly userId: number; readonly answer: unknown },
    { config }: DetectorContext,
  ): boolean => userId === seededUserIds[user] && answer === config.memories.find((memory) => memory[secret])?.[secret];
}
