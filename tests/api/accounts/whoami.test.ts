import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { unsignedToken } from '../../support/client.ts';

const path = '/rest/user/whoami';
let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const jim = {
  id: 2,
  email: 'jim@juice-sh.op',
  lastLoginIp: '',
  profileImage: 'assets/public/images/uploads/default.svg',
};

describe('who am I', () => {
  it('names the user of the cookie', async () => {
    const answer = await client.get(path, { cookie: token });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(JSON.stringify({ user: jim }));
  });

  it('names nobody without a token', async () => {
    expect((await client.get(path)).text).toBe('{"user":{}}');
  });

  it.each(['', 'junk', 'a.b.c', '%00', 'null'])('names nobody for the cookie "%s"', async (cookie) => {
    const answer = await client.get(path, { cookie });
    expect([answer.status, answer.text]).toEqual([200, '{"user":{}}']);
  });

  it('does not trust an unknown bearer token, but sets it as the cookie', async () => {
    const stranger = unsignedToken({ data: { id: 99, email: 'stranger@juice-sh.op' }, iat: 1 });
    const answer = await client.get(path, { token: stranger });
    expect(answer.text).toBe('{"user":{}}');
    expect(answer.headers.get('set-cookie')).toBe(`token=${stranger}; Path=/`);
    const again = await client.get(path, { cookie: stranger });
    expect(again.text).toBe('{"user":{"id":99,"email":"stranger@juice-sh.op"}}');
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  it('accepts a forged cookie at once, and omits what its author left out', async () => {
    const forged = unsignedToken({ data: { email: 'jwtn3d@juice-sh.op', lastLoginIp: null } });
    expect((await client.get(path, { cookie: forged })).text).toBe(
      '{"user":{"email":"jwtn3d@juice-sh.op","lastLoginIp":null}}',
    );
  });

  it('fails once for a payload without data and then names nobody', async () => {
    const empty = unsignedToken({ iat: 5 });
    const first = await client.get(path, { cookie: empty });
    expect(first.status).toBe(500);
    expect(first.json().error.message).toBe("Cannot read properties of undefined (reading 'id')");
    expect((await client.get(path, { cookie: empty })).text).toBe('{"user":{}}');
  });
});

describe('who am I, with a callback', () => {
  it('is a script that calls the named function', async () => {
    const answer = await client.get(`${path}?callback=steal`, { cookie: token });
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.text).toBe(`/**/ typeof steal === 'function' && steal(${JSON.stringify({ user: jim })});`);
  });

  it('keeps only the characters of a name', async () => {
    const answer = await client.get(`${path}?callback=${encodeURIComponent("a.$b[0]_;alert('x')//\u2028<")}`);
    expect(answer.text).toBe(`/**/ typeof a.$b[0]_alertx === 'function' && a.$b[0]_alertx({"user":{}});`);
  });

  it('uses the first of several names', async () => {
    expect((await client.get(`${path}?callback=one&callback=two`)).text).toContain('&& one(');
  });

  it.each(['callback=', 'callback[a]=b'])('is plain JSON for ?%s', async (query) => {
    const answer = await client.get(`${path}?${query}`);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.text).toBe('{"user":{}}');
  });
});
