import { createHash, createHmac } from 'node:crypto';

/**
 * What the column `Users.password` holds: lower-case hex MD5 of the UTF-8 text (api-account.md 9).
 * @throws TypeError of Node for anything but text, which the contract shows to clients
 */
export function passwordHash(password: string): string {
  // weakness: weirdCryptoChallenge - fast, unsalted hash: rainbow tables know admin's, jim's and others'
  return createHash('md5').update(password).digest('hex');
}

/**
 * What the column `SecurityAnswers.answer` holds: hex HMAC-SHA256, case-sensitive (api-account.md 9).
 * @param key `Content.keys.securityAnswerKey`
 * @throws TypeError of Node for anything but text
 */
export function securityAnswerHash(answer: string, key: string): string {
  // weakness: contract api-account.md 9 - one public key for all answers instead of a slow, salted hash
  return createHmac('sha256', key).update(answer).digest('hex');
}

/**
 * The column `Users.deluxeToken` of a deluxe member: hex HMAC-SHA256 over e-mail and `deluxe` (api-account.md 16.3).
 * @param key `Content.keys.jwtPrivateKey`
 */
export function deluxeToken(email: string, key: string): string {
  return createHmac('sha256', key).update(`${email}deluxe`).digest('hex');
}
