import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { forgedSession, strangeIds, strangeTokens, unreadableBodies } from '../../support/bad-requests.ts';
import { unsignedToken } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/dataerasure';
let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const request = (body: string, cookie: string | undefined = token) =>
  client.post(path, body, { cookie, headers: form });
const requests = () => contentsOf(app.databases.shop, 'PrivacyRequests');

describe('the erasure form', () => {
  it.each([
    '<h1>Data Erasure Request (Art. 17 GDPR)</h1>',
    '<h2>Request Data Erasure</h2>',
    'href="./assets/public/css/dataErasure.css"',
    'href="./assets/public/images/JuiceShop_Logo_50px.png"',
    'class="header"',
    'class="main-content"',
    '<form class="formBlock" action="/dataerasure" method="post">',
    '>Confirm Email Address</label>',
    'id="email" type="email" name="email" required placeholder="jim@juice-sh.op"',
    '>Answer</label>',
    'id="securityAnswer" type="text" name="securityAnswer" required placeholder="Your eldest siblings middle name?"',
    '<button class="deleteButton" type="submit">Delete User Data</button>',
    'href="./#/"',
  ])('has %s', async (part) => {
    const answer = await client.get(path, { cookie: token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(part);
  });

  it('may have a trailing slash, and nothing else', async () => {
    expect((await client.get('/dataerasure/', { cookie: token })).text).toContain('deleteButton');
    expect((await client.get('/dataerasure/more', { cookie: token })).text).toContain('<app-root>');
  });

  it('needs an answer and its question', async () => {
    const nobody = await client.get(path, { cookie: await forgedSession(client, { id: 22, email: 'x' }) });
    expect([nobody.status, nobody.json().error.message]).toEqual([500, 'No answer found!']);
    const user = await client.post('/api/Users', { email: 'a@example.org', password: 'x' });
    await client.post('/api/SecurityAnswers', { UserId: user.json().data.id, answer: 'x' });
    const answer = await client.get(path, { cookie: await client.login('a@example.org', 'x') });
    expect([answer.status, answer.json().error.message]).toEqual([500, 'No question found!']);
  });

  it('escapes the email', async () => {
    const cookie = await forgedSession(client, { id: 2, email: '"><script>' });
    expect((await client.get(path, { cookie })).text).toContain('placeholder="&quot;&gt;&lt;script&gt;"');
  });
});

describe('an erasure request', () => {
  it('is noted, forgets the session in the browser, and says goodbye', async () => {
    const answer = await request('email=a&securityAnswer=b');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBe('token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
    expect(answer.text).toContain(
      '<p class="message">Sorry to see you leave! Your erasure request will be processed shortly.</p>',
    );
    expect(answer.text).toContain('<a class="home-page" href="/">Go To HomePage</a>');
    expect(answer.text).toContain("localStorage.removeItem('token')");
    expect(answer.text).toContain("sessionStorage.removeItem('bid')");
    expect(requests()).toEqual([[expect.objectContaining({ UserId: 2, deletionRequested: 1 })]]);
    await client.login('jim@juice-sh.op', 'ncc-1701');
  });

  it.each(['', 'layout=', 'layout[]', 'a=b'])('needs no fields at all: %j', async (body) => {
    const answer = await request(body.replace('layout[]', 'layout2=x'));
    expect(answer.text).toContain('Sorry to see you leave!');
  });

  it('may have a JSON body, or one that isn’t read', async () => {
    expect((await client.post(path, { email: 'x' }, { cookie: token })).text).toContain('Sorry to see you leave!');
    const text = await client.post(path, 'layout=x', { cookie: token, headers: { 'content-type': 'text/plain' } });
    expect(text.text).toContain('Sorry to see you leave!');
  });

  it('is refused without a session, of whatever kind', async () => {
    const before = requests();
    for (const [what, cookie] of strangeTokens(app.content.keys)) {
      for (const answer of [await request('', cookie ?? ''), await client.get(path, { cookie })]) {
        expect([what, answer.status]).toEqual([what, 500]);
        expect(answer.json().error.message).toBe('Blocked illegal activity by 127.0.0.1');
      }
    }
    expect((await client.post(path, '', { token, headers: form })).status).toBe(500);
    // Unlike the profile page, this one registers nothing.
    expect((await client.get(path, { cookie: unsignedToken({ data: { id: 2 }, nonce: 77 }) })).status).toBe(500);
    expect(requests()).toEqual(before);
  });

  it('of users who do not exist leaves nothing behind', async () => {
    const before = requests();
    const answer = await request('', await forgedSession(client, { id: 4711 }));
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toBe('Blocked illegal activity by 127.0.0.1');
    expect(requests()).toEqual(before);
  });

  it('of a session whose id is invalid belongs to nobody', async () => {
    for (const id of strangeIds) {
      expect((await request('', await forgedSession(client, { id }))).status).toBe(200);
    }
  });

  it.each(unreadableBodies)('is refused for %s', async (_what, call, status) => {
    const before = requests();
    expect((await client.call('POST', path, { ...call, cookie: token })).status).toBe(status);
    expect(requests()).toEqual(before);
  });
});
