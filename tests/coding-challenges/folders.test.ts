import { newCustomer } from '../support/customer.ts';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { proveCodingChallenge } from './harness/prove.ts';

/** Returns the text that is served there, or an empty string for anything but a success. */
async function served({ client }: ChangedServer, path: string): Promise<string> {
  const { status, text } = await client.get(path);
  return status === 200 ? text : '';
}

async function some(server: ChangedServer, paths: readonly string[], sign: string): Promise<boolean> {
  for (const path of paths) {
    if ((await served(server, path)).includes(sign)) {
      return true;
    }
  }
  return false;
}

/** Returns where a customer finds the confirmation of an order. */
async function placeOrder({ client }: ChangedServer): Promise<string> {
  const { basket, token, fill } = await newCustomer(client);
  await fill(1, 1);
  const answer = await client.post(`/rest/basket/${basket}/checkout`, {}, { token });
  return `/ftp/order_${answer.json().orderConfirmation}.pdf`;
}

/** What pages of the shop link to and machines fetch: terms of use, order confirmations, the key of our tokens, advisories. */
async function use(server: ChangedServer): Promise<boolean> {
  return (
    (await served(server, '/ftp/legal.md')).includes('# ') &&
    (await served(server, await placeOrder(server))).startsWith('%PDF') &&
    (await served(server, '/encryptionkeys/jwt.pub')).includes('BEGIN') &&
    (await served(server, '/.well-known/csaf/provider-metadata.json')).includes('publisher')
  );
}

proveCodingChallenge('directoryListingChallenge', {
  run: startChangedServer,
  use,
  attack: (server) => some(server, ['/ftp/acquisitions.md', '/ftp/acquisitions.md%2500.md'], 'Confidential'),
  expected: ['closed', 'open', 'broken', 'open'],
});

proveCodingChallenge('accessLogDisclosureChallenge', {
  run: startChangedServer,
  use,
  // The log shows what was requested. The listing at least shows that there is a log.
  attack: async (server) => {
    await server.client.get('/rest/admin/application-version');
    const now = new Date();
    const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
    const name = `access.log.${date.join('-')}`;
    return (
      (await some(server, [`/support/logs/${name}`], 'GET /rest/admin/application-version')) ||
      (await some(server, ['/support/logs'], name))
    );
  },
  expected: ['closed', 'open', 'open', 'open'],
});
