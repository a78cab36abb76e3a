import { type DetectorTable, notYet, onEvent } from '../detector.ts';
import { jsonHolds } from './evidence.ts';

/** The challenges of difficulty 4. */
export const fourStars = {
  accessLogDisclosureChallenge: notYet,
  christmasSpecialChallenge: notYet,
  usernameXssChallenge: notYet,
  easterEggLevelOneChallenge: notYet,
  ephemeralAccountantChallenge: notYet,
  manipulateClockChallenge: notYet,
  forgottenDevBackupChallenge: notYet,
  forgottenBackupChallenge: notYet,
  dataExportChallenge: notYet,
  httpHeaderXssChallenge: notYet,
  dlpPastebinDataLeakChallenge: notYet,
  typosquattingNpmChallenge: notYet,
  oauthUserPasswordChallenge: notYet,
  misplacedSignatureFileChallenge: notYet,
  easterEggLevelTwoChallenge: notYet,
  noSqlCommandChallenge: notYet,
  noSqlReviewsChallenge: notYet,
  resetPasswordBenderChallenge: notYet,
  persistedXssFeedbackChallenge: notYet,
  hiddenImageChallenge: notYet,
  unionSqlInjectionChallenge: onEvent('products.searched', ({ json }, { shop }) =>
    shop.activeUserCredentials().every(({ email, password }) => jsonHolds(json, email) && json.includes(password)),
  ),
  knownVulnerableComponentChallenge: notYet,
  redirectChallenge: notYet,
  resetPasswordUvoginChallenge: notYet,
  nullByteChallenge: notYet,
} satisfies Partial<DetectorTable>;
