import { isWeaknessOn } from '../../config/config.ts';
import { type DetectorTable, direct, onEvent, onToken } from '../detector.ts';
import { emailOf, triesAs } from './evidence.ts';

/** The challenges of difficulty 6. */
export const sixStars = {
  fileWriteChallenge: onEvent('archiveEntry.met', ({ path }) => path === 'ftp/legal.md'),
  web3WalletChallenge: direct,
  forgedCouponChallenge: onEvent('order.placed', ({ couponDiscount }) => couponDiscount >= 80),
  jwtForgedChallenge: onToken(
    (token, { config }) =>
      token.header.alg === 'HS256' &&
      emailOf(token).includes('rsa_lord@') &&
      isWeaknessOn(config, 'jwtForgedChallenge'),
  ),
  continueCodeChallenge: direct,
  loginSupportChallenge: onEvent('login.attempted', triesAs('support', 'J6aVjTgOpRs@?5l!Zkq2AYnCE@RF$P')),
  timingAttackChallenge: onEvent('review.liked', ({ likesByCaller }) => likesByCaller > 2),
  premiumPaywallChallenge: onEvent('hiddenPage.visited', ({ page }) => page === 'premium'),
  ssrfChallenge: direct,
  sstiChallenge: direct,
  rceOccupyChallenge: onEvent('orderLines.evaluated', ({ outcome }) => outcome === 'timedOut'),
  videoXssChallenge: onEvent('promotion.shown', ({ subtitles }) =>
    subtitles.includes('</script><script>alert(`xss`)</script>'),
  ),
} satisfies Partial<DetectorTable>;
