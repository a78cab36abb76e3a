import { randomInt } from 'node:crypto';
import { totp } from 'speakeasy';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const secretLength = 16;

/** Makes a fresh secret for an authenticator app, in base32 (api-account.md 12). */
export function newSecret(): string {
  return Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/**
 * Returns whether this is the current code, or that of the 30 seconds before or after: SHA-1, 6 digits
 * (api-account.md 12).
 * @param secret in base32; the empty one has codes as well
 * @param code as sent, of any type
 */
export function isCodeOf(secret: unknown, code: unknown): boolean {
  const digits = typeof code === 'number' ? String(code) : code;
  return (
    typeof secret === 'string' &&
    typeof digits === 'string' &&
    /^\d{6}$/.test(digits) &&
    totp.verify({ secret, encoding: 'base32', token: digits, window: 1 })
  );
}
