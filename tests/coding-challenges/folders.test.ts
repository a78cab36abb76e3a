import { newCustomer } from '../support/customer.ts';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { type Acts, actsOf, proveCodingChallenge } from './harness/prove.ts';

/** Returns the text that is served there, or an empty string for anything but a success. */
async function served({ client }: ChangedServer, path: string): Promise<string> {
  const { status, text } = await client.get(path);
  return status === 200 ? text : '';
}

function logOfToday(): string {
  const now = new Date();
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `access.log.${date.join('-')}`;
}

/** Returns where a customer finds the confirmation of an order. */
async function placeOrder({ client }: ChangedServer): Promise<string> {
  const { basket, token, fill } = await newCustomer(client);
  await fill(1, 1);
  const answer = await client.post(`/rest/basket/${basket}/checkout`, {}, { token });
  return `/ftp/order_${answer.json().orderConfirmation}.pdf`;
}

/** What pages of the shop link to and machines fetch: terms of use, order confirmations, the key of our tokens, advisories. */
const uses: Acts<ChangedServer> = {
  'the terms are read': async (server) => (await served(server, '/ftp/legal.md')).includes('# '),
  'an order is confirmed': async (server) => (await served(server, await placeOrder(server))).startsWith('%PDF'),
  'the key of tokens is fetched': async (server) => (await served(server, '/encryptionkeys/jwt.pub')).includes('BEGIN'),
  'advisories are fetched': async (server) =>
    (await served(server, '/.well-known/csaf/provider-metadata.json')).includes('publisher'),
};

proveCodingChallenge('directoryListingChallenge', {
  run: startChangedServer,
  uses,
  attacks: actsOf<ChangedServer, string>(
    {
      'a confidential file is read': '/ftp/acquisitions.md',
      'a null byte hides its ending': '/ftp/acquisitions.md%2500.md',
    },
    async (server, path) => (await served(server, path)).includes('Confidential'),
  ),
  expected: [
    'closed',
    'open: a confidential file is read',
    'broken: the terms are read',
    'open: a null byte hides its ending',
  ],
});

proveCodingChallenge('accessLogDisclosureChallenge', {
  run: startChangedServer,
  uses,
  // The log shows what was requested. The listing at least shows that there is a log.
  attacks: {
    'the log is read': async (server) => {
      await server.client.get('/rest/admin/application-version');
      return (await served(server, `/support/logs/${logOfToday()}`)).includes('GET /rest/admin/application-version');
    },
    'the log is listed': async (server) => (await served(server, '/support/logs')).includes(logOfToday()),
  },
  expected: ['closed', 'open: the log is read', 'open: the log is listed', 'open: the log is read'],
});
