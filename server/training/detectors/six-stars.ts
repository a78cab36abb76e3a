import { type DetectorTable, direct, notYet } from '../detector.ts';

/** The challenges of difficulty 6. */
export const sixStars = {
  fileWriteChallenge: notYet,
  web3WalletChallenge: notYet,
  forgedCouponChallenge: notYet,
  jwtForgedChallenge: notYet,
  continueCodeChallenge: direct,
  loginSupportChallenge: notYet,
  timingAttackChallenge: notYet,
  premiumPaywallChallenge: notYet,
  ssrfChallenge: notYet,
  sstiChallenge: notYet,
  rceOccupyChallenge: notYet,
  videoXssChallenge: notYet,
} satisfies Partial<DetectorTable>;
