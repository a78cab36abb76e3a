import { createHash } from 'node:crypto';
import { isWeaknessOn } from '../../config/config.ts';
import { type DetectorTable, onEvent, onText, onUrl } from '../detector.ts';
import { answersAs, holdsInOneLine, mentions, xssPayload } from './evidence.ts';
import { createFinder } from './finder.ts';

/** Files that the shop's file server hands out only to a request with a null byte. */
const withheldFiles: ReadonlySet<string> = new Set([
  'eastere.gg',
  'package.json.bak',
  'coupons_2013.md.bak',
  'suspicious_errors.yml',
  'encrypt.pyc',
]);

function isFile(name: string) {
  return (requested: { readonly name: string }): boolean => requested.name.toLowerCase() === name;
}

/** The challenges of difficulty 4. */
export const fourStars = {
  accessLogDisclosureChallenge: onUrl((url) => url.includes('access.log')),
  christmasSpecialChallenge: onEvent('order.placed', ({ productIds }, { config }) =>
    productIds.includes(config.products.findIndex((product) => product.useForChristmasSpecialChallenge) + 1),
  ),
  usernameXssChallenge: onEvent(
    'profile.shown',
    ({ name, profileImage }) =>
      name?.includes('<script>alert(`xss`)</script>') === true &&
      holdsInOneLine(profileImage, /;[ ]*script-src/, "'unsafe-inline'"),
  ),
  easterEggLevelOneChallenge: onEvent('ftpFile.requested', isFile('eastere.gg')),
  ephemeralAccountantChallenge: onEvent('user.loggedIn', ({ user }, { config, shop }) => {
    const email = `acc0unt4nt@${config.application.domain}`;
    return user.email === email && user.role === 'accounting' && !shop.isActiveUser(email);
  }),
  manipulateClockChallenge: onEvent(
    'order.placed',
    ({ campaignDay }) => campaignDay !== null && campaignDay < Date.now(),
  ),
  forgottenDevBackupChallenge: onEvent('ftpFile.requested', isFile('package.json.bak')),
  forgottenBackupChallenge: onEvent('ftpFile.requested', isFile('coupons_2013.md.bak')),
  dataExportChallenge: onEvent('data.exported', ({ email, orderIds }) => {
    const own = createHash('md5').update(email).digest('hex').slice(0, 4);
    return orderIds.some((id) => id.split('-')[0] !== own);
  }),
  httpHeaderXssChallenge: onEvent(
    'loginIp.announced',
    ({ address }, { config }) => address === xssPayload && isWeaknessOn(config, 'httpHeaderXssChallenge'),
  ),
  dlpPastebinDataLeakChallenge: onText((text, { config }) => {
    const leaked = config.products.find((product) => product.keywordsForPastebinDataLeakChallenge);
    const keywords = leaked?.keywordsForPastebinDataLeakChallenge?.filter((keyword) => keyword !== null) ?? [];
    return keywords.length > 0 && mentions(text, ...keywords);
  }),
  typosquattingNpmChallenge: onText((text) => mentions(text, 'epilogue-js')),
  oauthUserPasswordChallenge: onEvent(
    'login.attempted',
    ({ email, password }) =>
      email === 'bjoern.kimminich@gmail.com' && password === 'bW9jLmxpYW1nQGhjaW5pbW1pay5ucmVvamI=',
  ),
  misplacedSignatureFileChallenge: onEvent('ftpFile.requested', isFile('suspicious_errors.yml')),
  easterEggLevelTwoChallenge: onEvent('hiddenPage.visited', ({ page }) => page === 'planet'),
  noSqlCommandChallenge: onEvent('reviews.read', ({ milliseconds }) => milliseconds > 2000),
  noSqlReviewsChallenge: onEvent('reviews.changed', ({ count }) => count > 1),
  resetPasswordBenderChallenge: onEvent('password.reset', answersAs('bender', "Stop'n'Drop")),
  persistedXssFeedbackChallenge: onEvent('feedback.commentSet', ({ comment }) => comment.includes(xssPayload)),
  hiddenImageChallenge: onText((text) => mentions(text, 'pickle rick')),
  unionSqlInjectionChallenge: onEvent('products.searched', ({ json }, { shop }) => {
    const holds = createFinder(json);
    const isThere = (text: string) => holds(text) || holds(JSON.stringify(text).slice(1, -1));
    for (const { email, password } of shop.activeUserCredentials()) {
      if (!isThere(email) || !holds(password)) {
        return false;
      }
    }
    return true;
  }),
  knownVulnerableComponentChallenge: onText(
    (text) => mentions(text, 'sanitize-html', '1.4.2') || mentions(text, 'express-jwt', '0.1.3'),
  ),
  redirectChallenge: onEvent('visitor.redirected', ({ beginsAsListed }) => !beginsAsListed),
  resetPasswordUvoginChallenge: onEvent('password.reset', answersAs('uvogin', 'Silence of the Lambs')),
  nullByteChallenge: onEvent('ftpFile.requested', ({ name }) => withheldFiles.has(name.toLowerCase())),
} satisfies Partial<DetectorTable>;
