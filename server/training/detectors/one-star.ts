import { type DetectorTable, direct, notYet, onEvent } from '../detector.ts';
import { xssPayload } from './evidence.ts';

/** The challenges of difficulty 1. */
export const oneStar = {
  web3SandboxChallenge: notYet,
  directoryListingChallenge: notYet,
  localXssChallenge: {
    on: 'socket',
    message: 'verifyLocalXssChallenge',
    solves: (text) => typeof text === 'string' && text.includes(xssPayload),
  },
  errorHandlingChallenge: { on: 'error', solves: (statusBefore) => statusBefore === 200 || statusBefore > 401 },
  redirectCryptoCurrencyChallenge: notYet,
  privacyPolicyChallenge: notYet,
  passwordRepeatChallenge: onEvent(
    'registration.requested',
    ({ password, passwordRepeat }) => passwordRepeat !== password,
  ),
  scoreBoardChallenge: { on: 'url', solves: (url) => url.endsWith('/1px.png') },
  zeroStarsChallenge: notYet,
  missingEncodingChallenge: notYet,
  exposedMetricsChallenge: direct,
  xssBonusChallenge: notYet,
  bullyChatbotChallenge: notYet,
  closeNotificationsChallenge: notYet,
} satisfies Partial<DetectorTable>;
