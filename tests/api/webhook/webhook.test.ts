import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, release, type } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { createClient } from '../../support/client.ts';
import { startShop } from '../../support/shop.ts';

/** A request that the operator's server received. */
interface Report {
  readonly method: string | undefined;
  readonly contentType: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was sent.
  readonly body: any;
}

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts an operator's server, which answers with this status. */
async function operator(status = 200) {
  const reports: Report[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    reports.push(await reportIn(request));
    response.writeHead(status).end('seen');
    for (const wake of waiting.splice(0)) {
      wake();
    }
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `http://127.0.0.1:${port}/solutions?team=7`,
    reports,
    /** Resolves when this many reports have arrived in all. */
    received: async (count: number) => {
      while (reports.length < count) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return reports;
    },
  };
}

async function reportIn(request: IncomingMessage): Promise<Report> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  const body = JSON.parse(Buffer.concat(chunks).toString());
  return { method: request.method, contentType: request.headers['content-type'], body };
}

describe('the webhook (api-learning.md 9)', () => {
  it('reports a solve once, with flag and issuer', async () => {
    const { url, received, reports } = await operator();
    const app = await startApp({ solutionsWebhook: url });
    const client = createClient(app.url);
    await client.get('/rest/qwertz');
    await client.get('/rest/qwertz');
    await client.get('/metrics');
    await received(2);
    await app.stop();
    expect(reports.map(({ body }) => body.solution.challenge).sort()).toEqual([
      'errorHandlingChallenge',
      'exposedMetricsChallenge',
    ]);
    const [first] = reports.filter(({ body }) => body.solution.challenge === 'errorHandlingChallenge');
    expect([first?.method, first?.contentType]).toEqual(['POST', 'application/json']);
    expect(first?.body).toEqual({
      solution: {
        challenge: 'errorHandlingChallenge',
        cheatScore: expect.any(Number),
        totalCheatScore: expect.any(Number),
        issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      ctfFlag: expect.stringMatching(/^[\da-f]{40}$/),
      issuer: {
        hostName: hostname(),
        os: `${type()} (${release()})`,
        appName: 'OWASP Juice Shop',
        config: 'default',
        version: '18.0.0',
      },
    });
  });

  it('names the variant, and makes the flag with the operator’s key', async () => {
    const flags = [];
    for (const ctfKey of ['one', 'two']) {
      const { url, received } = await operator();
      const app = await startApp({ solutionsWebhook: url, variant: 'ctf', ctfKey });
      await createClient(app.url).get('/rest/qwertz');
      const [report] = await received(1);
      await app.stop();
      expect(report?.body.issuer.config).toBe('ctf');
      flags.push(report?.body.ctfFlag);
    }
    expect(new Set(flags).size).toBe(2);
  });

  it('does not report what a continue code restores', async () => {
    const { url, reports, received } = await operator();
    const earlier = await startApp();
    await createClient(earlier.url).get('/rest/qwertz');
    const { continueCode } = (await createClient(earlier.url).get('/rest/continue-code')).json();
    await earlier.stop();

    const app = await startApp({ solutionsWebhook: url });
    const client = createClient(app.url);
    expect((await client.put(`/rest/continue-code/apply/${continueCode}`, {})).status).toBe(200);
    await client.get('/metrics');
    await received(1);
    await app.stop();
    expect(reports.map(({ body }) => body.solution.challenge)).toEqual(['exposedMetricsChallenge']);
  });

  it.each([
    [
      'answers with an error',
      async () => (await operator(500)).url,
      'info Reported errorHandlingChallenge to the webhook, which answered 500',
    ],
    ['is not there', async () => 'http://127.0.0.1:9/', 'warn Webhook notification failed: '],
    ['is no address', async () => 'not an address', 'warn Webhook notification failed: '],
  ])('only logs when the operator’s server %s', async (_what, urlOf, line) => {
    const app = await startApp({ solutionsWebhook: await urlOf() });
    const client = createClient(app.url);
    expect((await client.get('/rest/qwertz')).status).toBe(500);
    await expect.poll(() => app.logged.some((logged) => logged.startsWith(line)), { timeout: 20_000 }).toBe(true);
    expect((await client.get('/api/Challenges?key=errorHandlingChallenge')).json().data[0].solved).toBe(true);
    await app.stop();
  });

  it('reports from a confined shop too', async () => {
    const { url, received } = await operator();
    const shop = await startShop({ data: null, env: { SOLUTIONS_WEBHOOK: url } });
    await fetch(`${shop.url}/rest/qwertz`);
    const [report] = await received(1);
    await shop.stop();
    expect(report?.body.solution.challenge).toBe('errorHandlingChallenge');
  });
});
