/** Where the shop sends its visitors. */
export const redirectTargets: readonly string[] = [
  'https://github.com/juice-shop/juice-shop',
  'https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6',
  'http://shop.spreadshirt.com/juiceshop',
  'http://shop.spreadshirt.de/juiceshop',
  'https://www.stickeryou.com/products/owasp-juice-shop/794',
  'http://leanpub.com/juice-shop',
];

/** Whether visitors may be sent to this address. */
export function isRedirectAllowed(url: string): boolean {
  return redirectTargets.some((target) => url.includes(target));
}
