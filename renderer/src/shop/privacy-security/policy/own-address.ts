/** Where this shop is, without the port, as the policy names it (ui-shop.md 5.40). */
export function ownAddress(): string {
  return `${window.location.protocol}//${window.location.hostname}`;
}
