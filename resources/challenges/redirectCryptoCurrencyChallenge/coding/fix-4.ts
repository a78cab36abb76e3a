/** Where the shop sends its visitors. */
export const redirectTargets: readonly string[] = [
  'https://github.com/juice-shop/juice-shop',
];

/** Whether visitors may be sent to this address. */
export function isRedirectAllowed(url: string): boolean {
  return redirectTargets.some((target) => url.includes(target));
}
