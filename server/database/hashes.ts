import { createHash, createHmac } from 'node:crypto';

/**
 * Returns what the column `Users.password` holds: the MD5 of the UTF-8 string, in lower-case hex (api-account.md 9).
 * @throws TypeError of Node for anything but a string, which the contract shows to clients
 */
export function passwordHash(password: string): string {
  // weakness: weirdCryptoChallenge - a fast, unsalted hash: rainbow tables know the hashes of admin, jim and others
  return createHash('md5').update(password).digest('hex');
}

/**
 * Returns what the column `SecurityAnswers.answer` holds: the HMAC-SHA256 of the case-sensitive answer, in hex
 * (api-account.md 9).
 * @param key `Content.keys.securityAnswerKey`
 * @throws TypeError of Node for anything but a string
 */
export function securityAnswerHash(answer: string, key: string): string {
  // weakness: contract api-account.md 9 - one public key for all answers instead of a slow, salted hash
  return createHmac('sha256', key).update(answer).digest('hex');
}

/**
 * Returns the `Users.deluxeToken` of a deluxe member: the HMAC-SHA256 of the email address followed by `deluxe`, in hex
 * (api-account.md 16.3).
 * @param key `Content.keys.jwtPrivateKey`
 */
export function deluxeToken(email: string, key: string): string {
  return createHmac('sha256', key).update(`${email}deluxe`).digest('hex');
}
