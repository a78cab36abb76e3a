import { afterEach, expect, it } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { createClient } from '../../support/client.ts';

let app: StartedApp | undefined;

afterEach(() => app?.stop());

it('answers 500 without a body, and logs it, where there is no mapping (api-learning.md 13)', async () => {
  app = await startApp();
  const { status, text } = await createClient(app.url).get('/rest/country-mapping');
  expect([status, text]).toEqual([500, '']);
  expect(app.logged.filter((line) => line.startsWith('warn') && line.includes('ctf.countryMapping'))).toHaveLength(1);
});

it('returns the configured mapping as it is', async () => {
  const countryMapping = {
    scoreBoardChallenge: { name: 'Canada', code: 'CA' },
    captchaBypassChallenge: { name: "Côte d'Ivoire", code: 'CI' },
  };
  app = await startApp({ configuration: { ctf: { countryMapping } } });
  const { status, headers, json } = await createClient(app.url).get('/rest/country-mapping');
  expect([status, headers.get('content-type'), json()]).toEqual([
    200,
    'application/json; charset=utf-8',
    countryMapping,
  ]);
});

it('returns the whole world map with the FBCTF variant', async () => {
  app = await startApp({ variant: 'fbctf' });
  const mapping = (await createClient(app.url).get('/rest/country-mapping')).json();
  expect(mapping).toMatchObject({
    scoreBoardChallenge: { name: 'Canada', code: 'CA' },
    emptyUserRegistration: { code: 'KE' },
  });
  expect(Object.keys(mapping).length).toBeGreaterThan(100);
});
