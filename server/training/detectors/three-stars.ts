import {
  type DetectorContext,
  type DetectorTable,
  direct,
  onEither,
  onEvent,
  onSeries,
  onState,
  onText,
} from '../detector.ts';
import { answersAs, isLoginOf, jsonHolds, mentions, triesAs, xssPayload } from './evidence.ts';

/** Nobody solves this many captchas and submits this much feedback by hand in so short a time. */
const flood = { feedbacks: 10, milliseconds: 20_000 };

/** The fields of a line of `/etc/passwd`. */
const accountLine = /:\w*:\d*:\d*:\w*:/;

/** Kinds of files that the form accepts, or once did. */
const permittedEndings: ReadonlySet<string> = new Set(['pdf', 'xml', 'zip', 'yml', 'yaml']);

/** The challenges of difficulty 3. */
export const threeStars = {
  restfulXssChallenge: onEvent('product.descriptionSet', ({ description }) => description.includes(xssPayload)),
  registerAdminChallenge: onEvent('registration.requested', ({ role }) => role === 'admin'),
  resetPasswordBjoernOwaspChallenge: onEvent('password.reset', answersAs('bjoernOwasp', 'Zaya')),
  nftMintChallenge: direct,
  captchaBypassChallenge: onSeries('feedback.captchaPassed', () => {
    let lately: readonly number[] = [];
    return ({ at }) => {
      lately = [...lately, at].slice(-flood.feedbacks);
      const [first = at] = lately;
      return lately.length === flood.feedbacks && at - first <= flood.milliseconds;
    };
  }),
  persistedXssUserChallenge: onEvent('user.emailSet', ({ email }) => email.includes(xssPayload)),
  dbSchemaChallenge: onEvent('products.searched', ({ json }, { shop }) =>
    shop.tableDefinitions().every((sql) => jsonHolds(json, sql)),
  ),
  forgedFeedbackChallenge: onEvent(
    'feedback.submitted',
    ({ userId, callerId }) => Boolean(userId) && Number(userId) !== callerId,
  ),
  forgedReviewChallenge: onEither(
    onEvent('review.written', ({ author, caller }) => author !== (caller ?? undefined)),
    onEvent(
      'reviews.changed',
      ({ count, authorBefore, caller }) => caller !== null && count === 1 && authorBefore !== caller,
    ),
  ),
  ghostLoginChallenge: onEvent('user.loggedIn', isLoginOf('chris')),
  loginAmyChallenge: onEvent('login.attempted', triesAs('amy', `K1f${'.'.repeat(21)}`)),
  loginBenderChallenge: onEvent('user.loggedIn', isLoginOf('bender')),
  loginJimChallenge: onEvent('user.loggedIn', isLoginOf('jim')),
  basketManipulateChallenge: onEvent(
    'basketItem.placed',
    ({ basketId, sessionBid }) =>
      sessionBid !== undefined &&
      Boolean(basketId) &&
      basketId !== 'undefined' &&
      Number(basketId) !== Number(sessionBid),
  ),
  negativeOrderChallenge: onEvent('order.placed', ({ totalPrice }) => totalPrice < 0),
  privacyPolicyProofChallenge: onEvent('hiddenPage.visited', ({ page }) => page === 'privacyProof'),
  changeProductChallenge: onState(isProductTampered),
  resetPasswordJimChallenge: onEvent('password.reset', answersAs('jim', 'Samuel')),
  uploadSizeChallenge: onEvent('complaintFile.sent', ({ size }) => size > 100_000),
  uploadTypeChallenge: onEvent('complaintFile.sent', ({ ending }) => !permittedEndings.has(ending)),
  xxeFileDisclosureChallenge: onEvent(
    'orderDocument.read',
    ({ format, text }) => format === 'xml' && text !== null && isSystemFile(text),
  ),
  freeDeluxeChallenge: onEvent(
    'membership.started',
    ({ paymentMode, isTokenValid }) => isTokenValid && paymentMode !== 'wallet' && paymentMode !== 'card',
  ),
  csrfChallenge: onEvent(
    'user.renamed',
    ({ sentFrom, username, before }) =>
      sentFrom?.includes('://htmledit.squarefree.com') === true && username !== before,
  ),
  csafChallenge: onText((text, { config, content }) =>
    [config.challenges.csafHashValue, content.advisoryHash].some((hash) => mentions(text, hash)),
  ),
} satisfies Partial<DetectorTable>;

/** Returns whether a text contains what only well-known files of Unix, macOS and Windows contain. */
function isSystemFile(text: string): boolean {
  return (
    accountLine.test(text) ||
    mentions(text, 'Note that this file is consulted directly') ||
    mentions(text, '; for 16-bit app support')
  );
}

/** Returns whether the product's link leads where it should not, and no longer where it should. */
function isProductTampered({ config, shop }: DetectorContext): boolean {
  const id = config.products.findIndex((product) => product.urlForProductTamperingChallenge) + 1;
  const genuine = config.products[id - 1]?.urlForProductTamperingChallenge;
  const description = shop.productDescription(id);
  const forged = `<a href="${config.challenges.overwriteUrlForProductTamperingChallenge}" target="_blank">`;
  return genuine != null && description !== undefined && !description.includes(genuine) && description.includes(forged);
}
