import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Acts, actsOf, proveCodingChallenge } from './harness/prove.ts';

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

const uses: Acts<ChangedServer> = {
  'partners are linked': async (server) =>
    (await Promise.all(partners.map((partner) => isSentTo(server, partner)))).every(Boolean),
};

proveCodingChallenge('redirectChallenge', {
  run: startChangedServer,
  uses,
  attacks: actsOf(
    {
      'a partner is named in the query': `https://evil.example/?from=${partners[0]}`,
      'a partner is named in the path': `https://evil.example/${partners[0]}`,
      'a partner is named in the fragment': `https://evil.example/#${partners[0]}`,
      'all of the list is in the fragment': `https://evil.example/#${[...partners, ...donations].join()}`,
      'a dot of a pattern stands for any character': 'https://www-stickeryou.com/products/owasp-juice-shop/794',
    },
    isSentTo,
  ),
  expected: [
    'open: a partner is named in the path',
    'broken: partners are linked',
    'open: a dot of a pattern stands for any character',
    'closed',
  ],
});

proveCodingChallenge('redirectCryptoCurrencyChallenge', {
  run: startChangedServer,
  uses,
  attacks: {
    'an old address is still linked': (server) => some(server, donations),
    'a question mark follows an old address': (server) =>
      some(
        server,
        donations.map((address) => `${address}?`),
      ),
  },
  expected: [
    'open: an old address is still linked',
    'open: a question mark follows an old address',
    'closed',
    'broken: partners are linked',
  ],
});

async function some(server: ChangedServer, targets: readonly string[]): Promise<boolean> {
  const sent = await Promise.all(targets.map((target) => isSentTo(server, target)));
  return sent.includes(true);
}
