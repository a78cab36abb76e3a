import { type DetectorTable, notYet } from '../detector.ts';

/** The challenges of difficulty 5. */
export const fiveStars = {
  tokenSaleChallenge: notYet,
  rceChallenge: notYet,
  changePasswordBenderChallenge: notYet,
  emailLeakChallenge: notYet,
  extraLanguageChallenge: notYet,
  typosquattingAngularChallenge: notYet,
  dlpPasswordSprayingChallenge: notYet,
  noSqlOrdersChallenge: notYet,
  resetPasswordBjoernChallenge: notYet,
  resetPasswordMortyChallenge: notYet,
  retrieveBlueprintChallenge: notYet,
  supplyChainAttackChallenge: notYet,
  twoFactorAuthUnsafeSecretStorageChallenge: notYet,
  jwtUnsignedChallenge: notYet,
  xxeDosChallenge: notYet,
  yamlBombChallenge: notYet,
  svgInjectionChallenge: notYet,
  killChatbotChallenge: notYet,
  lfrChallenge: notYet,
  leakedApiKeyChallenge: notYet,
} satisfies Partial<DetectorTable>;
