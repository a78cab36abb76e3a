/**
 * The e-mail address an order is stored under: every vowel is a star (api-shop.md 0.7). Different addresses end up as
 * the same one.
 */
export function maskedEmail(email: string): string {
  // weakness: dataExportChallenge - addresses that differ in vowels only share their orders
  return email.replace(/[aeiou]/gi, '*');
}
