/**
 * A value for the query of an address, as typed but for what would end it or change its meaning: the contract has these values
 * unencoded (ui-shop.md 5.10, 5.13), and a password with an ampersand should still arrive.
 */
export function queryValue(text: string): string {
  return text.replace(/[%&#+]/g, encodeURIComponent);
}
