import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { signedToken, strangeTokens } from '../../support/bad-requests.ts';
import { unsignedToken } from '../../support/client.ts';

const path = '/api/Deliverys';
const usual = [
  { id: 1, name: 'One Day Delivery', price: 0.99, eta: 1, icon: 'fas fa-rocket' },
  { id: 2, name: 'Fast Delivery', price: 0.5, eta: 3, icon: 'fas fa-shipping-fast' },
  { id: 3, name: 'Standard Delivery', price: 0, eta: 5, icon: 'fas fa-truck' },
];
/** The contract's token for this email (api-account.md 16.3). */
const ciso = {
  email: 'ciso@juice-sh.op',
  role: 'deluxe',
  deluxeToken: 'd715c2c75d4a42d3825a050e0a0163c1959b51165373f17bd8eed7b1e05bf20d',
};

const app = appForTests();
const { client } = app;

const prices = async (token: string) =>
  (await client.get(path, { token })).json().data.map(({ price }: { price: number }) => price);

describe('the delivery methods', () => {
  it('are open to everyone', async () => {
    const answer = await client.get(path);
    expect([answer.status, answer.text]).toEqual([200, JSON.stringify({ status: 'success', data: usual })]);
  });

  it.each([1, 2, 3])('are shown one by one: %d', async (id) => {
    const answer = await client.get(`${path}/${id}`);
    expect([answer.status, answer.json()]).toEqual([200, { status: 'success', data: usual[id - 1] }]);
  });

  it.each(['4', '0', '-1', 'NaN', 'x', '[1]', "1'%20or%20'1'='1", '%00', '%F0%9F%8D%8A', '9'.repeat(400)])(
    'do not contain %s',
    async (id) => {
      const answer = await client.get(`${path}/${id}`);
      expect([answer.status, answer.text]).toEqual([400, '{"status":"error"}']);
    },
  );

  it('are cheaper for a deluxe member', async () => {
    const token = await client.login(ciso.email, 'mDLx?94T~1CfVfZMzw@sJ9f?s3L6lbMqE70FfI8^54jbNikY5fymx7c!YbJb');
    expect(await prices(token)).toEqual([0.5, 0, 0]);
    expect((await client.get(`${path}/1`, { token })).json().data.price).toBe(0.5);
  });

  it('are cheaper for whoever forges a member’s token with the right proof', async () => {
    expect(await prices(unsignedToken({ data: ciso }))).toEqual([0.5, 0, 0]);
  });

  it.each([
    ['a customer', { ...ciso, role: 'customer' }],
    ['a member without proof', { ...ciso, deluxeToken: '' }],
    ['a member with someone else’s proof', { ...ciso, email: 'jim@juice-sh.op' }],
    ['a member without an email', { ...ciso, email: undefined }],
    ['nobody', null],
  ])('cost the usual price for %s', async (_what, data) => {
    expect(await prices(signedToken({ data }, app.content.keys.jwtPrivateKey))).toEqual([0.99, 0.5, 0]);
  });

  it('cost the usual price with a token that does not verify, and end in an error page with a malformed one', async () => {
    for (const [what, token] of strangeTokens(app.content.keys)) {
      const isToken = token !== 'jim' && !token?.startsWith('AAAA');
      for (const url of [path, `${path}/1`]) {
        const { status, text } = await client.get(url, { token });
        expect([what, status]).toEqual([what, isToken ? 200 : 500]);
        expect(text).toContain(isToken ? '"price":0.99' : 'Invalid token: no header in signature');
      }
    }
  });
});

describe('other verbs', () => {
  it.each([
    ['POST', path],
    ['PUT', `${path}/1`],
    ['DELETE', `${path}/1`],
    ['PATCH', `${path}/1`],
  ])('%s %s do not exist', async (verb, url) => {
    const answer = await client.call(verb, url, { body: { price: 0 } });
    expect([answer.status, answer.json().error.message]).toEqual([500, `Unexpected path: ${url}`]);
  });
});
