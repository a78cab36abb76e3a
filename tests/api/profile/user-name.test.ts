import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../support/client.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';

let shop: RunningShop;
let client: Client;
let token: string;

beforeAll(async () => {
  shop = await startShop({ data: null });
  client = createClient(shop.url);
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});
afterAll(() => shop.stop());

/** Returns the profile page of a user with this name. */
async function profileOf(username: string) {
  expect((await client.post('/profile', { username }, { cookie: token })).status).toBe(302);
  return client.get('/profile', { cookie: token });
}

describe('a user name that is code', () => {
  it.each([
    ['#{1+1}', '2'],
    ["#{'a'+'b'}", 'ab'],
    ["#{'<' + 'b>bold<' + '/b>'}", '<b>bold</b>'],
    ['#{[1,2]}', '1,2'],
    ['#{({})}', '[object Object]'],
    ['#{typeof process.mainModule.require}', 'function'],
    ['#{process.platform}', 'linux'],
    ["#{global.process.mainModule.require('child_process').execSync('whoami').toString().trim()}", 'juicer'],
    ['#{0}', '_username_'],
    ['#{undefined}', '_username_'],
    ["#{''}", '_username_'],
    ["#{'$&'}", '_username_'],
  ])('shows its value: %s', async (username, line) => {
    const answer = await profileOf(username);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`<p class="user-name">${line}</p>`);
  });

  it.each(['#{nothing}', '#{throw 1}', '#{}', '#{1+}', '#{7*7}b', "#{'x'.repeat(2**30)}"])(
    'is shown unchanged where it fails: %s',
    { timeout: 20_000 },
    async (username) => {
      const answer = await profileOf(username);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(`<p class="user-name">${username.replaceAll('&', '&amp;')}</p>`);
    },
  );

  it('never reaches this machine', async () => {
    const answer = await profileOf("#{require('fs').readFileSync('/proc/self/cmdline').toString()}");
    expect(answer.text).not.toContain('shop-process');
  });
});

describe('a user name that is a piece of a template', () => {
  it.each([
    ['a#{7*7}', '\\a49'],
    ['x!{7*7}', '\\x49'],
    ['!{7*7}', '!{7*7}'],
    ['a#{email}', '\\ajim@juice-sh.op'],
    ['a#[b bold]', '\\a<b>bold</b>'],
  ])('is rendered: %s', async (username, line) => {
    // Whatever holds code is evaluated first, which fails here.
    const answer = await profileOf(username);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`<p class="user-name">${line}</p>`);
  });

  it('may add elements on lines of its own', async () => {
    const { text } = await profileOf('a\n  b bold\ni italic');
    expect(text).toContain('<p class="user-name">\\a<b>bold</b></p><i>italic</i>');
  });

  it.each(['a\n    b\n  i\n\tu', 'a\n  #{', 'a\n  | #{throw 1}', 'a\n  include ../../etc/passwd'])(
    'that cannot be rendered ends in an error of one line: %j',
    async (username) => {
      const answer = await profileOf(username);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.json().error.message).not.toBe('');
    },
  );

  it('that never ends is stopped', { timeout: 20_000 }, async () => {
    const answer = await profileOf('a\n  while true\n    b');
    expect(answer.status).toBe(503);
    expect((await client.get('/rest/admin/application-version')).status).toBe(200);
  });
});
