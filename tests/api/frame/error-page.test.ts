import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { request, sendRaw } from './raw-http.ts';

let app: StartedApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.stop());

async function errorAs(accept: string, path = '/rest/nothing') {
  const answer = await fetch(app.url + path, { headers: { accept } });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

describe('the error page', () => {
  test.each(['*/*', 'text/html', 'text/html,application/json;q=0.9', 'text/*', 'application/json;q=0.5, text/html'])(
    'is HTML for a client that accepts %s',
    async (accept) => {
      expect(await errorAs(accept)).toMatchObject({ status: 500, type: 'text/html; charset=utf-8' });
    },
  );

  test.each(['application/json', 'application/json, text/plain, */*', 'text/html;q=0.1, application/json'])(
    'is JSON for a client that accepts %s',
    async (accept) => {
      expect(await errorAs(accept)).toMatchObject({ status: 500, type: 'application/json; charset=utf-8' });
    },
  );

  test.each(['text/plain', 'image/png', 'application/pdf;q=1'])(
    'is plain text for a client that accepts %s',
    async (accept) => {
      const { type, text } = await errorAs(accept);
      expect(type).toBe('text/plain; charset=utf-8');
      expect(text).toMatch(/^Error: Unexpected path: .*\n {4}at /);
    },
  );

  test('names the application and the framework that clients look for, and escapes what was sent', async () => {
    const { text } = await sendRaw(app.port, request(`GET /rest/nothing?a="<b>&'`));
    const headline = 'Error: Unexpected path: /rest/nothing?a=&quot;&lt;b&gt;&amp;&#39;';
    expect(text).toContain(`<title>${headline}</title>`);
    expect(text).toContain('<h1>OWASP Juice Shop (Express ^4.21.0)</h1>');
    expect(text).toContain(`<h2><em>500</em> ${headline}</h2>`);
    expect(text).toMatch(/<div id="wrapper">[\s\S]*<ul id="stacktrace"><li> &nbsp; &nbsp;at /);
  });

  test('carries the configured name of the application', async () => {
    const own = await startApp({ configuration: { application: { name: 'Fruit & Co' } } });
    try {
      const text = await (await fetch(`${own.url}/api/nothing`)).text();
      expect(text).toContain('<h1>Fruit &amp; Co (Express ^4.21.0)</h1>');
    } finally {
      await own.stop();
    }
  });

  test('in JSON is indented and holds message, stack and the error’s own fields', async () => {
    const { text } = await errorAs('application/json', "/rest/products/search?q=';");
    expect(text).toMatch(/^\{\n {2}"error": \{\n {4}"message": "SQLITE_ERROR: /);
    expect(Object.keys(JSON.parse(text).error)).toEqual(['message', 'stack', 'errno', 'code', 'sql']);
  });

  test('shows the decoy host’s folder in its stack, never the real one', async () => {
    const { text } = await errorAs('text/plain');
    const frames = text.split('\n').slice(1);
    expect(frames.length).toBeGreaterThan(2);
    for (const frame of frames) {
      expect(frame).toMatch(/\(?(\/juice-shop\/build\/[^/]+:\d+:\d+|node:[\w/]+:\d+:\d+)\)?$/);
    }
  });

  test('shows no stack for a refused token', async () => {
    const html = await errorAs('text/html', '/api/Users');
    expect(html.text).toContain('<h2><em>401</em> UnauthorizedError: No Authorization header was found</h2>');
    expect(html.text).toContain('<ul id="stacktrace"></ul>');
    expect((await errorAs('text/plain', '/api/Users')).text).toBe(
      'UnauthorizedError: No Authorization header was found',
    );
  });
});
