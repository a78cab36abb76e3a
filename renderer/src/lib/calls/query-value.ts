/**
 * Returns a value for a URL's query. Only characters that would end the value or change its meaning are encoded: the contract sends these
 * values unencoded (ui-shop.md 5.10, 5.13), yet a password with an ampersand should still arrive.
 */
export function queryValue(text: string): string {
  return text.replace(/[%&#+]/g, encodeURIComponent);
}
