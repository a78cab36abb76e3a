import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Probe, proveCodingChallenge } from './harness/prove.ts';

/** Addresses that pages of the shop link to. */
const partners = [
  'https://github.com/juice-shop/juice-shop',
  'http://shop.spreadshirt.com/juiceshop',
  'http://shop.spreadshirt.de/juiceshop',
  'https://www.stickeryou.com/products/owasp-juice-shop/794',
  'http://leanpub.com/juice-shop',
];

/** Addresses at which the shop no longer asks for money. */
const donations = [
  'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
  'https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW',
  'https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6',
];

async function isSentTo({ client }: ChangedServer, target: string): Promise<boolean> {
  const { status, headers } = await client.get(`/redirect?to=${encodeURIComponent(target)}`);
  return status === 302 && new URL(headers.get('location') ?? '').host === new URL(target).host;
}

async function some(server: ChangedServer, targets: readonly string[]): Promise<boolean> {
  for (const target of targets) {
    if (await isSentTo(server, target)) {
      return true;
    }
  }
  return false;
}

const use: Probe<ChangedServer>['use'] = async (server) => {
  const sent = await Promise.all(partners.map((partner) => isSentTo(server, partner)));
  return sent.every(Boolean);
};

proveCodingChallenge('redirectChallenge', {
  run: startChangedServer,
  use,
  attack: (server) =>
    some(server, [
      `https://evil.example/?from=${partners[0]}`,
      `https://evil.example/${partners[0]}`,
      `https://evil.example/#${partners[0]}`,
      `https://evil.example/#${[...partners, ...donations].join()}`,
      'https://www-stickeryou.com/products/owasp-juice-shop/794',
    ]),
  expected: ['open', 'broken', 'open', 'closed'],
});

proveCodingChallenge('redirectCryptoCurrencyChallenge', {
  run: startChangedServer,
  use,
  attack: (server) => some(server, [...donations, ...donations.map((address) => `${address}?`)]),
  expected: ['open', 'open', 'closed', 'broken'],
});
