import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../support/client.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { strangersAttempts } from './strangers/strangers.ts';
import { meetStrangers, type Surroundings } from './support/meet-strangers.ts';
import { type PlantedPrey, plantPrey } from './support/prey.ts';

/*
 * Attempts to use the workbench of somebody else's shop, at the shop as it runs in production. controls.test.ts makes the same attempts at a
 * workbench that anyone may use.
 */

let shop: RunningShop;
let planted: PlantedPrey;
let around: Surroundings;

beforeAll(async () => {
  [shop, planted] = await Promise.all([startShop({ data: null }), plantPrey()]);
  around = await meetStrangers(shop.url, planted.prey);
});

afterAll(async () => {
  await around?.leave();
  await shop?.stop();
  await planted?.remove();
});

test.each(strangersAttempts)('$by cannot $aim: $title', async (attempt) => {
  expect(await around.wins(attempt, false)).toBe(false);
});

test('a script injected into the shop can send, and read the history, as SECURITY.md concedes, but reaches nothing else', async () => {
  planted.lookAway();
  const { request, url } = {
    request: `GET / HTTP/1.1\r\nHost: 127.0.0.1:${planted.prey.otherPort}\r\n\r\n`,
    url: shop.url,
  };
  await createClient(url).get('/rest/languages?what-the-learner-did');
  const page = await around.browser.newPage();
  await page.goto(`${url}/ftp/legal.md`);
  const [sent, history] = await page.evaluate(
    async (order) => {
      const post = async (end: string, body: string) =>
        (await fetch(`/rest/range/workbench/${end}`, { method: 'POST', body })).text();
      return [await post('send', order), await post('history', '{}')];
    },
    JSON.stringify({ requests: [Buffer.from(request).toString('base64')] }),
  );
  expect(JSON.parse(sent ?? '')).toMatchObject({ end: 'complete' });
  expect(history).toContain('what-the-learner-did');
  expect(planted.damage()).toBeUndefined();
});
