/**
 * Returns the email address that an order is stored under, with every vowel replaced by an asterisk (api-shop.md 0.7).
 * Different addresses may become the same one.
 */
export function maskedEmail(email: string): string {
  // weakness: dataExportChallenge - addresses that differ only in their vowels share their orders
  return email.replace(/[aeiou]/gi, '*');
}
