import type { Client } from '../support/client.ts';
import { type ChangedServer, startChangedServer } from './harness/changed-server.ts';
import { actsOf, proveCodingChallenge } from './harness/prove.ts';

/** Known to the server and to the monitoring system. */
const key = 'known to both';

const prometheus = { 'user-agent': 'Prometheus/3.0.0', authorization: `Bearer ${key}` };

proveCodingChallenge('exposedMetricsChallenge', {
  run: (changed) => startChangedServer(changed, { METRICS_KEY: key }),
  uses: {
    'the monitoring system reads the figures': async ({ client }) => {
      const { status, text } = await client.get('/metrics', { headers: prometheus });
      return status === 200 && text.includes('http_requests_count');
    },
  },
  attacks: actsOf<ChangedServer, (client: Client) => Promise<Readonly<Record<string, string>>>>(
    {
      'anybody reads the figures': async () => ({}),
      'any header will do': async () => ({ authorization: 'please' }),
      'a customer’s token will do': async (client) => ({
        authorization: `Bearer ${await client.login('jim@juice-sh.op', 'ncc-1701')}`,
      }),
      'no key is configured': async () => ({ authorization: 'Bearer undefined' }),
      'the beginning of the key will do': async () => ({ authorization: `Bearer ${key.slice(0, 4)}` }),
      'another client takes the name': async () => ({ 'user-agent': prometheus['user-agent'] }),
    },
    async ({ client }, headersFor) =>
      (await client.get('/metrics', { headers: await headersFor(client) })).text.includes('http_requests_count'),
  ),
  expected: ['open: any header will do', 'open: another client takes the name', 'closed'],
});
