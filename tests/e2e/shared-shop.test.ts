import { expect, it } from 'vitest';
import { historyOf } from '../api/range/workbench-history.ts';
import { solvedKeys } from '../exploits/support.ts';
import { type Client, createClient } from '../support/client.ts';
import { sharedShop } from '../support/shared-shop.ts';

/** Registers a customer under the same name each time. Returns the number that the shop gives them. */
async function register(client: Client): Promise<number> {
  const customer = { email: 'first@example.org', password: 'juicy', passwordRepeat: 'juicy' };
  const answer = await client.post('/api/Users', customer);
  expect(answer.status).toBe(201);
  return answer.json().data.id;
}

/** Returns what the range keeps of the learner. */
const kept = async (client: Client) => (await client.get('/rest/range/learner')).text;

it('the shop that files share is the same, and as good as new for each', async () => {
  const { url, shopPid } = await sharedShop();
  const client = createClient(url);
  const pid = shopPid();
  const id = await register(client);
  await client.login("' or 1=1--", 'anything');
  await client.put('/api/Products/1', { description: 'Sour' });
  const pin = { pinned: 'loginAdminChallenge' };
  await client.post('/rest/range/learner', pin, { headers: { origin: url } });
  expect(await solvedKeys(url)).toContain('loginAdminChallenge');
  expect(await kept(client)).toContain('loginAdminChallenge');
  const history = historyOf(() => url);
  await history.record(true);
  await client.get('/robots.txt');
  expect(await history.listed('robots.txt')).toHaveLength(1);

  const next = await sharedShop();
  expect([next.url, next.shopPid()]).toEqual([url, pid]);
  expect(await solvedKeys(url)).toEqual(new Set());
  expect(await kept(client)).not.toContain('loginAdminChallenge');
  expect((await client.get('/api/Products/1')).text).not.toContain('Sour');
  expect(await register(client)).toBe(id);
  expect(await history.state()).toMatchObject({ exchanges: [] });
  await client.get('/robots.txt');
  expect(await history.listed('robots.txt')).toEqual([]);
});
