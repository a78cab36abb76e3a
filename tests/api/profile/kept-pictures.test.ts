import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createClient } from '../../support/client.ts';
import { multipartBody, multipartType } from '../../support/multipart.ts';
import { tinyPictures } from '../../support/pictures.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';

let shop: RunningShop;
let client: Client;

beforeAll(async () => {
  shop = await startShop();
  client = createClient(shop.url);
});
afterAll(() => shop.stop());

const picture = async () => {
  const response = await fetch(`${shop.url}/assets/public/images/uploads/12.png`);
  return Buffer.from(await response.arrayBuffer());
};

it('an uploaded picture is kept in the data folder, outlives the process, and is deleted by a reset', async () => {
  const shipped = await picture();
  const token = await client.login("bjoern@juice-sh.op'--", 'x');
  const body = multipartBody({ field: 'file', fileName: 'me.png', content: tinyPictures.png });
  const headers = { 'content-type': multipartType, cookie: `token=${token}` };
  const answer = await fetch(`${shop.url}/profile/image/file`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new Uint8Array(body),
  });
  expect(answer.status).toBe(302);
  expect(await picture()).toEqual(tinyPictures.png);
  expect(readdirSync(join(shop.dataFolder, 'uploads'))).toHaveLength(1);

  shop.kill();
  await shop.waitForRestart();
  expect(await picture()).toEqual(tinyPictures.png);

  const reset = await client.post('/rest/range/reset-shop', { confirm: true }, { headers: { 'x-range': '1' } });
  expect(reset.status).toBe(200);
  expect(await picture()).toEqual(shipped);
  expect(readdirSync(join(shop.dataFolder, 'uploads'))).toEqual([]);
});
