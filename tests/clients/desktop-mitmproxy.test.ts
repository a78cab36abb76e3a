import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desktop, engine, launchDesktop } from '../desktop/driver/desktop.ts';
import { type Hands, handsOn } from '../desktop/driver/hands.ts';
import { address, conversation, inOrder, jimsBasket } from './checkout.ts';
import { type RecordingProxy, startRecordingProxy } from './mitmproxy.ts';
import { findTool, makeScratch, type Scratch } from './tools.ts';

const mitmdump = findTool('mitmdump', 'apt-get install mitmproxy');

describe.skipIf(mitmdump.path === null)(`mitmproxy, set in the desktop app, under ${engine}`, () => {
  let app: Desktop;
  let shop: string;
  let proxy: RecordingProxy;
  let scratch: Scratch;
  beforeAll(async () => {
    scratch = makeScratch();
    proxy = await startRecordingProxy(mitmdump, scratch);
    app = launchDesktop();
    shop = await app.waitForShop();
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    await proxy?.stop();
    scratch?.remove();
  });

  it('shows every request of a checkout that a customer makes in the window', { timeout: 150_000 }, async () => {
    const hands = handsOn(app);
    await useProxy(app, proxy.address);
    const agent = String(await app.evaluate('shop', 'navigator.userAgent'));
    const before = (await answeredTo(shop, agent)).length;

    await buy(hands);
    await hands.arrive('#/order-completion/');
    await hands.see({ css: 'app-order-completion mat-table' });

    // The products are prefetched while someone types in the login form.
    const ordered = conversation.filter(([call]) => call !== 'GET /rest/products/search');
    await expect.poll(() => inOrder(proxy.calls(), ordered)).toEqual(ordered);
    // The shop's own log is the other side: whatever it answered to this window came through the proxy.
    const answered = (await answeredTo(shop, agent)).slice(before);
    const recorded = proxy.calls().map(({ verb, path }) => `${verb} ${path}`);
    expect(answered.length).toBeGreaterThan(conversation.length);
    expect(answered.filter((call) => !recorded.includes(call))).toEqual([]);
    const checkout = proxy.calls().find(({ path }) => path === `/rest/basket/${jimsBasket}/checkout`);
    expect(JSON.parse(checkout?.received ?? '')).toEqual({
      orderConfirmation: (await app.url('shop')).split('/').at(-1),
    });
  });
});

/** Sets the proxy as a learner does, and reloads the login page. */
async function useProxy(app: Desktop, proxy: string): Promise<void> {
  await app.clickMenu('traffic-address');
  await app.waitFor('bar', "!document.getElementById('proxy-form').hidden");
  await app.evaluate(
    'bar',
    `(() => { const field = document.getElementById('proxy'); field.value = '${proxy}'; field.form.requestSubmit() })()`,
  );
  await app.waitFor('bar', "document.getElementById('traffic-label').textContent.startsWith('Proxy')");
  await app.evaluate(
    'shop',
    "document.cookie = 'welcomebanner_status=dismiss'; document.cookie = 'cookieconsent_status=dismiss'; location.hash = '#/login'; window.isOld = true",
  );
  await app.clickMenu('reload-fresh');
  await app.waitFor('shop', "!window.isOld && document.getElementById('email') !== null");
}

/** Returns what the shop has answered to a browser, from its access log: `<verb> <path>` for each request. */
async function answeredTo(shop: string, agent: string): Promise<readonly string[]> {
  const listing = await (await fetch(`${shop}/support/logs`)).text();
  const name = /access\.log\.\d{4}-\d{2}-\d{2}/.exec(listing)?.[0];
  const log = await (await fetch(`${shop}/support/logs/${name}`)).text();
  return log
    .split('\n')
    .filter((line) => line.endsWith(`"${agent}"`))
    .map((line) => /"(?<call>[A-Z]+ \S+) HTTP/.exec(line)?.groups?.call ?? line);
}

async function buy(hands: Hands): Promise<void> {
  await hands.fill({ css: '#email' }, 'jim@juice-sh.op');
  await hands.fill({ css: '#password' }, 'ncc-1701');
  await hands.click({ css: '#loginButton' });
  await hands.arrive('#/search');
  // The first product is the apple juice.
  await hands.click({ css: '.ribbon-card [aria-label="Add to Basket"]' });
  await hands.click({ name: 'Show the shopping cart' });
  await hands.click({ css: '#checkoutButton' });
  await hands.click({ name: 'Add a new address' });
  for (const [placeholder, value] of address) {
    await hands.fill({ placeholder }, value);
  }
  await hands.click({ css: '#submitButton' });
  await hands.click({ css: 'app-address-select input[type=radio]' });
  await hands.click({ name: 'Proceed to payment selection' });
  await hands.click({ css: 'app-delivery-method input[type=radio]' });
  await hands.click({ name: 'Proceed to delivery method selection' });
  await hands.click({ text: 'Add new card' });
  await hands.fill({ label: 'Name' }, 'James T.');
  await hands.fill({ label: 'Card Number' }, '4111111111111111');
  await hands.fill({ label: 'Expiry Month' }, '12');
  await hands.fill({ label: 'Expiry Year' }, '2099');
  await hands.click({ css: '#submitButton' });
  await hands.click({ css: 'app-payment input[type=radio]' });
  await hands.click({ name: 'Proceed to review' });
  await hands.arrive('#/order-summary');
  await hands.click({ name: 'Complete your purchase' });
}
