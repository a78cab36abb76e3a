import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily taken for one another (data.md 5). */
const letters = '23456789ABCDEFGHJKLMNPQRSTWXYZabcdefghijkmnopqrstuvwxyz';

/** A fresh id of a review or an order: 17 letters and digits. */
export function newDocumentId(): string {
  return Array.from({ length: 17 }, () => letters[randomInt(letters.length)]).join('');
}
