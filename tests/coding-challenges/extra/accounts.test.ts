import { createHmac } from 'node:crypto';
import { newCustomer } from '../../support/customer.ts';
import { type ChangedServer, startChangedServer } from '../harness/changed-server.ts';
import { actsOf, proveCodingChallenge } from '../harness/prove.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends the form of the profile as a browser does, and returns whether the name has changed. */
async function renames({ client }: ChangedServer, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const { token } = await newCustomer(client);
  const { headers: answer } = await client.post('/profile', 'username=renamed', {
    cookie: token,
    headers: { ...form, ...headers },
  });
  const session = /token=([^;]+)/.exec(answer.get('set-cookie') ?? '')?.[1];
  return session !== undefined && (await client.get('/profile', { cookie: session })).text.includes('renamed');
}

proveCodingChallenge('csrfChallenge', {
  run: startChangedServer,
  uses: {
    'a customer changes the name': (server) =>
      renames(server, { origin: server.url, referer: `${server.url}/profile` }),
  },
  attacks: actsOf<ChangedServer, (url: string) => Readonly<Record<string, string>>>(
    {
      'a foreign page sends the form': () => ({ origin: 'http://evil.example', referer: 'http://evil.example/' }),
      'a page whose name begins like ours': (url) => ({
        origin: `${url}.evil.example`,
        referer: `${url}.evil.example/`,
      }),
      'a page that keeps its address to itself': () => ({ origin: 'null' }),
    },
    (server, headers) => renames(server, headers(server.url)),
  ),
  expected: [
    'open: a page whose name begins like ours',
    'open: a page that keeps its address to itself',
    'broken: a customer changes the name',
    'closed',
  ],
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Forges a token of the administrator. */
const forged = (alg: string, sign: (content: string) => string): string => {
  const content = `${encode({ typ: 'JWT', alg })}.${encode({ data: { email: 'admin@juice-sh.op', role: 'admin' } })}`;
  return `${content}.${sign(content)}`;
};

const hmac = (secret: string | Buffer) => (content: string) =>
  createHmac('sha256', secret).update(content).digest('base64url');

/** Returns whether a token opens what is behind a login. */
async function isAccepted({ client }: ChangedServer, token: string): Promise<boolean> {
  return (await client.get('/api/Users', { token })).status === 200;
}

const tokenUses = {
  'a customer’s token is accepted': async (server: ChangedServer) =>
    isAccepted(server, (await newCustomer(server.client)).token),
  'a changed token is refused': async (server: ChangedServer) =>
    !(await isAccepted(server, `${(await newCustomer(server.client)).token.slice(0, -20)}${'A'.repeat(20)}`)),
};

const forgeries = actsOf<ChangedServer, (publicKey: string) => string>(
  {
    'a token without a signature': () => forged('none', () => ''),
    'None in another spelling': () => forged('nOnE', () => ''),
    'a signature that nobody made': () => forged('none', () => 'A'.repeat(86)),
    'the public key as a secret': (key) => forged('HS256', hmac(key)),
    'hs256 in lower case': (key) => forged('hs256', hmac(key)),
    'a secret made of the public key': (key) =>
      forged('HS256', hmac(createHmac('sha256', key).update('token').digest())),
  },
  async (server, tokenFor) => isAccepted(server, tokenFor((await server.client.get('/encryptionkeys/jwt.pub')).text)),
);

/** The same, from the forgery with the public key on: those of the other challenge come last. */
const forgeriesWithKeys = Object.fromEntries(
  Object.entries(forgeries).toSorted(
    ([one], [other]) => Number(/none|signature/i.test(one)) - Number(/none|signature/i.test(other)),
  ),
);

proveCodingChallenge('jwtUnsignedChallenge', {
  run: startChangedServer,
  uses: tokenUses,
  attacks: forgeries,
  expected: [
    'open: None in another spelling',
    'open: a signature that nobody made',
    'closed',
    'open: the public key as a secret',
  ],
});

proveCodingChallenge('jwtForgedChallenge', {
  run: startChangedServer,
  uses: tokenUses,
  attacks: forgeriesWithKeys,
  expected: [
    'closed',
    'open: a secret made of the public key',
    'open: hs256 in lower case',
    'broken: a customer’s token is accepted',
  ],
});

/** Lets the shop fetch a profile picture. Returns what it then serves as the picture. */
async function fetched({ client }: ChangedServer, url: string): Promise<string> {
  const { token } = await newCustomer(client);
  const { status } = await client.post('/profile/image/url', `imageUrl=${encodeURIComponent(url)}`, {
    cookie: token,
    headers: form,
  });
  const page = status === 302 ? (await client.get('/profile', { cookie: token })).text : '';
  const picture = /\/assets\/public\/images\/uploads\/\d+\.\w+/.exec(page)?.[0];
  return picture === undefined ? '' : (await client.get(picture)).text;
}

proveCodingChallenge('ssrfChallenge', {
  run: startChangedServer,
  uses: {
    'a picture is fetched from a known host': async (server) =>
      (await fetched(server, 'https://raw.githubusercontent.com/juice-shop/juicy-malware/master/picture.png')) !== '',
  },
  attacks: actsOf<ChangedServer, string>(
    {
      'localhost is opened': 'http://localhost:3000/ftp/legal.md',
      'localhost is written in another way': 'http://0x7f.1:3000/ftp/legal.md',
      'a known host is in the query': 'http://localhost:3000/ftp/legal.md?raw.githubusercontent.com',
      'the address ends like a picture': 'http://localhost:3000/ftp/legal.md?.png',
      'a known host is the name of a user': 'http://raw.githubusercontent.com@localhost:3000/ftp/legal.md',
    },
    async (server, url) => (await fetched(server, url)).startsWith('# '),
  ),
  expected: [
    'open: localhost is written in another way',
    'open: a known host is in the query',
    'closed',
    'open: the address ends like a picture',
  ],
});

/** Sets a name, and returns the page that shows it. */
async function profileOf({ client }: ChangedServer, name: string): Promise<string> {
  const { token } = await newCustomer(client);
  const renamed = await client.post('/profile', `username=${encodeURIComponent(name)}`, {
    cookie: token,
    headers: form,
  });
  const cookie = /token=([^;]+)/.exec(renamed.headers.get('set-cookie') ?? '')?.[1];
  const { status, text } = await client.get('/profile', { cookie });
  return status === 200 ? text : '';
}

proveCodingChallenge('sstiChallenge', {
  run: startChangedServer,
  uses: {
    'a name is shown': async (server) => (await profileOf(server, 'Juicy Jane')).includes('Juicy Jane<'),
    'a name with a number sign is shown': async (server) =>
      (await profileOf(server, 'Juice fan #1')).includes('Juice fan #1<'),
  },
  attacks: actsOf<ChangedServer, string>(
    {
      'a command is run': "#{global.process.mainModule.require('child_process').execSync('echo 4' + '2' + '4242')}",
      'a sum is worked out': '#{424000 + 242}',
      'a sum in another interpolation is worked out': 'It is !{424000 + 242}',
    },
    async (server, name) => (await profileOf(server, name)).includes('424242'),
  ),
  expected: [
    'open: a sum in another interpolation is worked out',
    'broken: a name with a number sign is shown',
    'open: a sum is worked out',
    'closed',
  ],
});

/** Logs out with an announced address. Returns what the shop has noted. */
async function notedAddress({ client }: ChangedServer, announced?: string): Promise<string> {
  const { token } = await newCustomer(client);
  const headers = announced === undefined ? {} : { 'true-client-ip': announced };
  return (await client.get('/rest/saveLoginIp', { token, headers })).json().lastLoginIp;
}

proveCodingChallenge('httpHeaderXssChallenge', {
  run: startChangedServer,
  uses: {
    'the address of the connection is noted': async (server) => (await notedAddress(server)) === '127.0.0.1',
  },
  attacks: actsOf<ChangedServer, string>(
    {
      'a script is noted': '<script>alert(`a script longer than any address`)</script>',
      'a frame with a script is noted': '<iframe src="javascript:alert(`xss, in a long frame`)">',
      'a short script is noted': '<svg onload=alert(1)>',
      'a script behind an address is noted': '192.0.2.1<img src=x onerror=alert(`xss, behind an address`)>',
      'a made-up address is noted': '192.0.2.1',
    },
    async (server, announced) => (await notedAddress(server, announced)) === announced,
  ),
  expected: [
    'open: a frame with a script is noted',
    'open: a short script is noted',
    'closed',
    'open: a script behind an address is noted',
  ],
});
