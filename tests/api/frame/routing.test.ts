import { beforeAll, describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { request, sendRaw } from './raw-http.ts';

let indexPage: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  indexPage = (await client.get('/')).text;
});

const version = '{"version":"18.0.0"}';

describe('a route is found', () => {
  test.each([
    '/rest/admin/application-version',
    '/REST/Admin/Application-Version',
    '/rest/admin/application-version/',
    '//rest///admin//application-version',
    '/rest/admin/application-version?x=1',
  ])('as %s', async (path) => {
    expect((await client.get(path)).text).toBe(version);
  });

  test('by an absolute URL, as proxies send it', async () => {
    const { text } = await sendRaw(app.port, request('GET http://localhost:3000/rest/admin/application-version'));
    expect(text).toContain(version);
  });

  test('with the case of its parameters as sent', async () => {
    const { status, text } = await client.put('/REST/continue-code/APPLY/AbC', '');
    expect([status, text]).toEqual([404, 'Invalid continue code.']);
  });

  test('with a parameter of several thousand characters', async () => {
    const { status } = await client.put(`/rest/continue-code/apply/${'a'.repeat(8000)}`, '');
    expect(status).toBe(404);
  });

  test('with slashes in the query left alone', async () => {
    const { text } = await client.get('/rest/products/search?q=a//b');
    expect(JSON.parse(text)).toEqual({ status: 'success', data: [] });
    const refused = await client.get("/rest/products/search?q='//x");
    expect(refused.json().error.sql).toContain("%'//x%");
  });
});

describe('an unknown path', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/Nothings'],
    ['GET', '/apix'],
    ['GET', '/restaurant'],
    ['GET', '/rest/nothing?x=1&y=2'],
    ['POST', '/rest/nothing'],
    ['PATCH', '/api/Products/1'],
    ['PUT', '/api/Products'],
    ['DELETE', '/api/Challenges'],
    ['PUT', '/rest/admin/application-version'],
    ['PROPFIND', '/api/Products'],
  ])('under the API is an error: %s %s', async (verb, path) => {
    const { status, text } = await client.call(verb, path);
    expect(status).toBe(500);
    expect(JSON.parse(text).error.message).toBe(`Unexpected path: ${path}`);
  });

  test('is shown with its slashes collapsed, in the query too', async () => {
    const { error } = (await client.get('//api//nothing?to=http://x')).json();
    expect(error.message).toBe('Unexpected path: /api/nothing?to=http:/x');
  });

  test('below a guarded one is refused before it is looked up', async () => {
    for (const path of ['/rest/basket/1/nothing', '/API/BasketItems/1/2/3', '/b2b/v2/nothing', '/rest/basket/%zz']) {
      const { status, text } = await client.get(path);
      expect([path, status, JSON.parse(text).error.code]).toEqual([path, 401, 'credentials_required']);
    }
  });

  test.each([
    ['GET', '/nothing/here'],
    ['POST', '/nothing'],
    ['DELETE', '/'],
    ['PATCH', '/assets/nothing.png'],
    ['GET', '/API/nothing'],
    ['GET', '/Rest/nothing'],
    ['GET', '/favicon.ico'],
    ['GET', '/assets/public/..%2f..%2f..%2fpackage.json'],
    ['GET', '/%2e%2e/%2e%2e/etc/passwd'],
    ['MKCOL', '/nothing'],
  ])('elsewhere is the front end: %s %s', async (verb, path) => {
    const { status, text, headers } = await client.call(verb, path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(text).toBe(indexPage);
  });

  test.each(['/rest/products/%zz/reviews', '/api/Products/%E0%A4%A', '/nothing/%', '/%c0%af'])(
    'that cannot be decoded is an error page: %s',
    async (path) => {
      const { status, text } = await sendRaw(app.port, request(`GET ${path}`, ['Accept: text/html']));
      expect(status).toBe(400);
      expect(text).toMatch(/<h2><em>400<\/em> URIError: Failed to decode param &#39;[^<]*%[^<]*&#39;<\/h2>/);
    },
  );
});
