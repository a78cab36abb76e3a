import { type DetectorTable, onEvent, onMessage, onText, onToken, onUrl } from '../detector.ts';
import { answersAs, emailOf, mentions, seededUserIds, triesAs } from './evidence.ts';

/** The path out of the picture folder and to the shop's own redirect. */
const overRedirect = /\.\.\/\.\.\/\.\.[\w/-]*\/redirect\?to=/;

/** The URL of a picture of a cat. */
const cat = /^https?:\/\/placecats\.com\/(?:g\/)?\d+\/\d/;

/** The challenges of difficulty 5. */
export const fiveStars = {
  tokenSaleChallenge: onUrl((url) => url.endsWith('/56px.png')),
  rceChallenge: onEvent('orderLines.evaluated', ({ outcome }) => outcome === 'loopLimit'),
  changePasswordBenderChallenge: onEvent(
    'password.changed',
    ({ userId, current, password }) => userId === seededUserIds.bender && !current && password === 'slurmCl4ssic',
  ),
  emailLeakChallenge: onEvent('whoami.calledBack', () => true),
  extraLanguageChallenge: onUrl((url) => url.endsWith('/tlh_AA.json')),
  typosquattingAngularChallenge: onText((text) => mentions(text, 'ngy-cookie')),
  dlpPasswordSprayingChallenge: onEvent('login.attempted', triesAs('J12934', '0Y8rMnww$*9VFYE§59-!Fg1L6t&6lB')),
  noSqlOrdersChallenge: onEvent('order.tracked', ({ found }) => found > 1),
  resetPasswordBjoernChallenge: onEvent('password.reset', answersAs('bjoern', 'West-2082')),
  resetPasswordMortyChallenge: onEvent('password.reset', answersAs('morty', '5N0wb41L')),
  retrieveBlueprintChallenge: onUrl((url, { config }) => {
    const blueprint = config.products.find((product) => product.fileForRetrieveBlueprintChallenge);
    return blueprint != null && url.endsWith(`${blueprint.fileForRetrieveBlueprintChallenge}`);
  }),
  supplyChainAttackChallenge: onText(
    (text) => mentions(text, 'eslint-scope/issues/39') || mentions(text, 'npm:eslint-scope:20180712'),
  ),
  twoFactorAuthUnsafeSecretStorageChallenge: onEvent(
    'secondFactor.passed',
    ({ email }, { config }) => email === `wurstbrot@${config.application.domain}`,
  ),
  jwtUnsignedChallenge: onToken((token) => token.header.alg === 'none' && emailOf(token).includes('jwtn3d@')),
  xxeDosChallenge: onEvent('orderDocument.read', ({ format, outcome }) => format === 'xml' && outcome === 'timedOut'),
  yamlBombChallenge: onEvent(
    'orderDocument.read',
    ({ format, outcome }) => format === 'yaml' && outcome === 'timedOut',
  ),
  svgInjectionChallenge: onMessage(
    'verifySvgInjectionChallenge',
    (image, { shop }) =>
      typeof image === 'string' &&
      image
        .split(overRedirect)
        .slice(1)
        .some((to) => cat.test(to)) &&
      shop.isRedirectAllowed(image),
  ),
  killChatbotChallenge: onEvent('chatbot.broken', () => true),
  lfrChallenge: onEvent('layout.rendered', () => true),
  leakedApiKeyChallenge: onText((text) => mentions(text, '6PPi37DBxP4lDwlriuaxP15HaDJpsUXY5TspVmie')),
} satisfies Partial<DetectorTable>;
