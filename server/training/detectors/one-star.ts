import { type DetectorTable, direct, onErrorPage, onEvent, onMessage, onUrl } from '../detector.ts';
import { xssPayload } from './evidence.ts';

/** The crypto addresses to which the shop used to take donations. */
const cryptoAddresses: ReadonlySet<string> = new Set([
  'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
  'https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW',
  'https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6',
]);

/** The end of the picture's URL, encoded as a browser has to send it, in lower case. */
const encodedCat = '%e1%93%9a%e1%98%8f%e1%97%a2-%23zatschi-%23whoneedsfourlegs-1572600969477.jpg';

/** The challenges of difficulty 1. */
export const oneStar = {
  web3SandboxChallenge: onUrl((url) => url.endsWith('/11px.png')),
  directoryListingChallenge: onEvent('ftpFile.requested', ({ name }) => name.toLowerCase() === 'acquisitions.md'),
  localXssChallenge: onMessage(
    'verifyLocalXssChallenge',
    (text) => typeof text === 'string' && text.includes(xssPayload),
  ),
  errorHandlingChallenge: onErrorPage((statusBefore) => statusBefore === 200 || statusBefore > 401),
  redirectCryptoCurrencyChallenge: onEvent('visitor.redirected', ({ to }) => cryptoAddresses.has(to)),
  privacyPolicyChallenge: onUrl((url) => url.endsWith('/81px.png')),
  passwordRepeatChallenge: onEvent(
    'registration.requested',
    ({ password, passwordRepeat }) => passwordRepeat !== password,
  ),
  scoreBoardChallenge: onUrl((url) => url.endsWith('/1px.png')),
  zeroStarsChallenge: onEvent('feedback.ratingSet', ({ rating }) => Number(rating) === 0),
  missingEncodingChallenge: onUrl((url) => url.toLowerCase().endsWith(encodedCat)),
  exposedMetricsChallenge: direct,
  xssBonusChallenge: onMessage(
    'verifyLocalXssChallenge',
    (text, { config }) => typeof text === 'string' && text.includes(config.challenges.xssBonusPayload),
  ),
  bullyChatbotChallenge: onEvent('chatbot.couponGiven', () => true),
  closeNotificationsChallenge: onMessage(
    'verifyCloseNotificationsChallenge',
    (closed) => Array.isArray(closed) && closed.length > 1,
  ),
} satisfies Partial<DetectorTable>;
