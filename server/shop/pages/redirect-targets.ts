// snippet: redirectChallenge, redirectCryptoCurrencyChallenge
/** Where the shop sends its visitors. */
export const redirectTargets: readonly string[] = [
  'https://github.com/juice-shop/juice-shop',
  // weakness: redirectCryptoCurrencyChallenge (nobody asks for donations to these three any more)
  'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm', // vulnerable: redirectCryptoCurrencyChallenge
  'https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW', // vulnerable: redirectCryptoCurrencyChallenge
  'https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6', // vulnerable: redirectCryptoCurrencyChallenge
  'http://shop.spreadshirt.com/juiceshop',
  'http://shop.spreadshirt.de/juiceshop',
  'https://www.stickeryou.com/products/owasp-juice-shop/794',
  'http://leanpub.com/juice-shop',
];

/** Whether visitors may be sent to this address. */
export function isRedirectAllowed(url: string): boolean {
  // weakness: redirectChallenge, svgInjectionChallenge (an address on the list counts wherever it stands, also in the query of any other one)
  return redirectTargets.some((target) => url.includes(target)); // vulnerable: redirectChallenge
}
// endsnippet: redirectChallenge, redirectCryptoCurrencyChallenge
