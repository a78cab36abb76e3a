import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { sendFile } from '../complaints/send-file.ts';

const payload = 'WEBVTT\n</script><script>alert(`xss`)</script>';
let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

it('an archive for a complaint replaces the page’s subtitles, and they survive a crash', async () => {
  const client = createClient(shop.url);
  const name = '../../frontend/dist/frontend/assets/public/videos/owasp_promo.vtt';
  const archive = Buffer.from(zipSync({ [name]: strToU8(payload) }));
  expect((await sendFile(shop.url, 'invoice.zip', archive)).status).toBe(204);
  const shown = async () => [
    (await client.get('/promotion')).text.includes(`data-lang="en">${payload}</script>`),
    (await client.get('/assets/public/videos/owasp_promo.vtt')).text,
  ];
  expect(await shown()).toEqual([true, payload]);
  shop.kill();
  await shop.waitForRestart();
  expect(await shown()).toEqual([true, payload]);
});
