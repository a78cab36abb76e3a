import type { AttackName } from '../../../shared/api/own-fix.ts';
import type { Door } from '../door.ts';
import { attack, type Check, use } from './check.ts';

/** Addresses that pages of the shop link to. */
const partners = [
  'https://github.com/juice-shop/juice-shop',
  'http://shop.spreadshirt.com/juiceshop',
  'http://shop.spreadshirt.de/juiceshop',
  'https://www.stickeryou.com/products/owasp-juice-shop/794',
  'http://leanpub.com/juice-shop',
] as const;

/** Addresses at which the shop no longer asks for money. */
const donations = [
  'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
  'https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW',
  'https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6',
] as const;

const [partner] = partners;

function isSentTo(door: Door, to: string): boolean {
  const { status, headers } = door({ method: 'GET', path: '/redirect', query: { to } });
  return status === 302 && headers.location === to;
}

function sending(name: AttackName, ...addresses: readonly string[]): Check {
  return attack(name, (door) => addresses.some((address) => isSentTo(door, address)));
}

const uses: readonly Check[] = [
  use('redirectToPartners', (door) => partners.every((address) => isSentTo(door, address))),
];

/** For the challenge about how an address is compared. */
export const redirectChecks: readonly Check[] = [
  ...uses,
  sending('redirectInQuery', `https://evil.example/?from=${partner}`, `https://evil.example?${partner}`),
  sending('redirectInPath', `https://evil.example/${partner}`, `//evil.example/${partner}`),
  sending(
    'redirectInFragment',
    `https://evil.example/#${partner}`,
    `https://evil.example/#${[...partners, ...donations].join()}`,
  ),
  sending('redirectToLookAlike', 'https://www-stickeryou.com/products/owasp-juice-shop/794'),
  sending(
    'redirectWithUser',
    'https://github.com@evil.example/juice-shop/juice-shop',
    'https://github.com%2Fjuice-shop@evil.example/',
  ),
  sending(
    'redirectToSubdomain',
    'https://github.com.evil.example/juice-shop/juice-shop',
    'https://evilgithub.com/juice-shop/juice-shop',
  ),
  sending('redirectToScript', 'javascript://github.com/juice-shop/juice-shop', `javascript:alert(1)//${partner}`),
];

/** For the challenge about what is on the list. */
export const donationChecks: readonly Check[] = [
  ...uses,
  sending('redirectToDonations', ...donations),
  sending('redirectToDonationsWithQuery', ...donations.flatMap((address) => [`${address}?`, `${address}#`])),
];
