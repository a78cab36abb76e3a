import { expect, it } from 'vitest';
import { connect, resetProgress, sendJson, solvedKeys } from '../exploits/support.ts';
import { appForTests } from '../support/app-for-tests.ts';

const shop = appForTests();

const confirmed = { confirm: true };
const fromTheRange = { 'X-Range': '1' };
const paths = ['/rest/range/reset-progress', '/rest/range/reset-shop'] as const;
const solveScoreBoard = () => fetch(`${shop.url}/assets/public/images/padding/1px.png`);

it.each(paths)('%s is refused to other sites, to forms and without a confirmation', async (path) => {
  await solveScoreBoard();
  const ask = async (body: unknown, headers: Readonly<Record<string, string>>) =>
    (await sendJson('POST', shop.url + path, body, headers)).status;
  expect(await ask(confirmed, {})).toBe(403);
  expect(await ask(confirmed, { ...fromTheRange, Origin: 'http://evil.example' })).toBe(403);
  expect(await ask(confirmed, { ...fromTheRange, Origin: 'null' })).toBe(403);
  expect(await ask(confirmed, { ...fromTheRange, Origin: 'http://localhost:1' })).toBe(403);
  for (const site of ['cross-site', 'same-site', 'none', 'nonsense']) {
    const origin = { Origin: shop.url, 'Sec-Fetch-Site': site };
    expect(await ask(confirmed, { ...fromTheRange, ...origin })).toBe(403);
  }
  expect(await ask(confirmed, { ...fromTheRange, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  // The shop under another of its names is another site.
  const otherName = shop.url.replace('127.0.0.1', 'attacker.localhost');
  expect(await ask(confirmed, { ...fromTheRange, Origin: otherName, 'Sec-Fetch-Site': 'same-site' })).toBe(403);
  expect(await ask({}, fromTheRange)).toBe(400);
  expect(await ask({ confirm: 'true' }, fromTheRange)).toBe(400);
  expect(await ask(['confirm'], fromTheRange)).toBe(400);
  expect(await ask(null, fromTheRange)).toBe(400);
  expect(await solvedKeys(shop.url)).toContain('scoreBoardChallenge');
});

it('resetting the progress forgets solves, codes and pending notifications, and lets everything be solved again', async () => {
  await solveScoreBoard();
  const answer = await sendJson('POST', `${shop.url}${paths[0]}`, confirmed, { ...fromTheRange, Origin: shop.url });
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'success' }]);
  expect(await solvedKeys(shop.url)).toEqual(new Set());
  expect(await (await fetch(`${shop.url}/rest/continue-code`)).json()).toEqual({});
  const page = await connect(shop.url);
  await page.settled();
  expect(page.heard).toEqual([]);
  await solveScoreBoard();
  await page.hears('scoreBoardChallenge');
  page.leave();
});

it.each(paths)('%s is open to a script that runs in a page of the shop, and to tools', async (path) => {
  const page = { Origin: shop.url, 'Sec-Fetch-Site': 'same-origin' };
  for (const headers of [page, { Origin: shop.url }, {}]) {
    const answer = await sendJson('POST', shop.url + path, confirmed, { ...fromTheRange, ...headers });
    expect(answer.status).toBe(200);
  }
});

it('resetting the shop restores its data and leaves the progress alone', async () => {
  await resetProgress(shop.url);
  await solveScoreBoard();
  const productName = async () => {
    const answer = await fetch(`${shop.url}/api/Products/1`);
    return ((await answer.json()) as { data: { name: string } }).data.name;
  };
  const name = await productName();
  await sendJson('PUT', `${shop.url}/api/Products/1`, { name: 'Something else' });
  expect(await productName()).toBe('Something else');
  const answer = await sendJson('POST', `${shop.url}${paths[1]}`, confirmed, fromTheRange);
  expect(answer.status).toBe(200);
  expect(await productName()).toBe(name);
  expect(await solvedKeys(shop.url)).toEqual(new Set(['scoreBoardChallenge']));
});
