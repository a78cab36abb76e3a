import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

it('a confined shop can read everything that it serves', async () => {
  const client = createClient(shop.url);
  expect((await client.get('/ftp/legal.md')).text).toContain('# Legal Information');
  expect((await client.get('/.well-known/csaf/index.txt')).status).toBe(200);
  expect((await client.get('/encryptionkeys/jwt.pub')).text).toContain('BEGIN RSA PUBLIC KEY');
  expect((await client.get('/the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg')).status).toBe(200);

  await client.get('/rest/admin/application-version?trace=me');
  await expect
    .poll(async () => (await client.get('/support/logs')).json())
    .toContainEqual(expect.stringMatching(/^access\.log\./));
  const names: string[] = (await client.get('/support/logs')).json();
  const name = names.find((each) => each.startsWith('access.log.'));
  await expect
    .poll(async () => (await client.get(`/support/logs/${name}`)).text)
    .toContain('application-version?trace=me');
  const audit = (await client.get('/support/logs/audit.json')).text;
  expect(audit).toContain('/juice-shop/logs/');
  expect(audit).not.toContain(shop.dataFolder);
});
