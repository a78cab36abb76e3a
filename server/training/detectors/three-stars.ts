import { type DetectorTable, notYet, onEvent } from '../detector.ts';
import { jsonHolds, seededUserIds, xssPayload } from './evidence.ts';

/** The challenges of difficulty 3. */
export const threeStars = {
  restfulXssChallenge: onEvent('product.descriptionSet', ({ description }) => description.includes(xssPayload)),
  registerAdminChallenge: onEvent('registration.requested', ({ role }) => role === 'admin'),
  resetPasswordBjoernOwaspChallenge: notYet,
  nftMintChallenge: notYet,
  captchaBypassChallenge: notYet,
  persistedXssUserChallenge: onEvent('user.emailSet', ({ email }) => email.includes(xssPayload)),
  dbSchemaChallenge: onEvent('products.searched', ({ json }, { shop }) =>
    shop.tableDefinitions().every((sql) => jsonHolds(json, sql)),
  ),
  forgedFeedbackChallenge: notYet,
  forgedReviewChallenge: notYet,
  ghostLoginChallenge: notYet,
  loginAmyChallenge: notYet,
  loginBenderChallenge: onEvent('user.loggedIn', ({ user }) => user.id === seededUserIds.bender),
  loginJimChallenge: onEvent('user.loggedIn', ({ user }) => user.id === seededUserIds.jim),
  basketManipulateChallenge: notYet,
  negativeOrderChallenge: notYet,
  privacyPolicyProofChallenge: notYet,
  changeProductChallenge: notYet,
  resetPasswordJimChallenge: notYet,
  uploadSizeChallenge: notYet,
  uploadTypeChallenge: notYet,
  xxeFileDisclosureChallenge: notYet,
  freeDeluxeChallenge: notYet,
  csrfChallenge: notYet,
  csafChallenge: notYet,
} satisfies Partial<DetectorTable>;
