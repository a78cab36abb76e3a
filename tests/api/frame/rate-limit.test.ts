import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import type { Answer } from '../../support/client.ts';

const app = appForTests();
const { client } = app;

/** Calls the route as if from this address. The limit applies even if the route isn't built. */
function callFrom(address: string, verb: string, path: string): Promise<Answer> {
  return client.call(verb, path, { headers: { 'x-forwarded-for': address } });
}

describe('the rate limit', () => {
  test.each([
    ['POST', '/rest/user/reset-password', '10.0.0.1'],
    ['GET', '/rest/user/reset-password/below', '10.0.0.4'],
    ['POST', '/rest/2fa/verify', '10.0.0.1'],
    ['POST', '/rest/2fa/setup', '10.0.0.1'],
    ['POST', '/rest/2fa/disable', '10.0.0.1'],
  ])(
    'is 100 calls per client for %s %s, failed ones included, and is announced in each response',
    async (verb, path, client) => {
      for (const remaining of [99, 98, 97]) {
        const { headers } = await callFrom(client, verb, path);
        expect(headers.get('x-ratelimit-limit')).toBe('100');
        expect(headers.get('x-ratelimit-remaining')).toBe(String(remaining));
        const reset = Number(headers.get('x-ratelimit-reset'));
        expect(reset - Date.now() / 1000).toBeGreaterThan(200);
        expect(reset - Date.now() / 1000).toBeLessThanOrEqual(301);
      }
      for (let call = 0; call < 97; call += 1) {
        expect((await callFrom(client, verb, path)).status).not.toBe(429);
      }
      const refused = await callFrom(client, verb, path);
      expect(refused).toMatchObject({ status: 429, text: 'Too many requests, please try again later.' });
      expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);

      const spoofed = await callFrom(`10.0.0.2, ${client}`, verb, path);
      expect(spoofed.status).not.toBe(429);
    },
  );

  test('counts each limited route separately, and no other routes', async () => {
    const fresh = await callFrom('10.0.0.3', 'POST', '/rest/2fa/verify');
    expect(fresh.headers.get('x-ratelimit-remaining')).toBe('99');
    const other = await callFrom('10.0.0.3', 'POST', '/rest/2fa/setup');
    expect(other.headers.get('x-ratelimit-remaining')).toBe('99');
    const login = await callFrom('10.0.0.3', 'POST', '/rest/user/login');
    expect(login.headers.has('x-ratelimit-limit')).toBe(false);
  });
});
