import { startChangedServer } from './harness/changed-server.ts';
import { proveCodingChallenge } from './harness/prove.ts';

/** Known to the server and to the monitoring system. */
const key = 'known to both';

const prometheus = { 'user-agent': 'Prometheus/3.0.0', authorization: `Bearer ${key}` };

proveCodingChallenge('exposedMetricsChallenge', {
  run: (changed) => startChangedServer(changed, { METRICS_KEY: key }),
  use: async ({ client }) => {
    const { status, text } = await client.get('/metrics', { headers: prometheus });
    return status === 200 && text.includes('http_requests_count');
  },
  attack: async ({ client }) => {
    const token = await client.login('jim@juice-sh.op', 'ncc-1701');
    const guesses = [
      {},
      { authorization: 'please' },
      { authorization: `Bearer ${token}` },
      { authorization: 'Bearer undefined' },
      { 'user-agent': prometheus['user-agent'] },
    ];
    for (const headers of guesses) {
      if ((await client.get('/metrics', { headers })).text.includes('http_requests_count')) {
        return true;
      }
    }
    return false;
  },
  expected: ['open', 'open', 'closed'],
});
