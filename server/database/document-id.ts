import { randomInt } from 'node:crypto';

/** Letters and digits that aren't easily confused with one another (data.md 5). */
const letters = '23456789ABCDEFGHJKLMNPQRSTWXYZabcdefghijkmnopqrstuvwxyz';

/** Returns a fresh id for a review or an order: 17 letters and digits. */
export function newDocumentId(): string {
  return Array.from({ length: 17 }, () => letters[randomInt(letters.length)]).join('');
}
