import { describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';

const app = appForTests();
const { client } = app;

const german = '/rest/range/challenge-texts/de_DE';

describe('the challenges in another language', () => {
  it('have a name and a description', async () => {
    const { status, json } = await client.get(german);
    expect(status).toBe(200);
    expect(json().data.scoreBoardChallenge).toEqual({
      name: 'Punktetafel',
      description: 'Finde die Seite namens „Score Board“.',
    });
    expect(json().data.localXssChallenge.description).toContain(
      '<code>&lt;iframe src="javascript:alert(`xss`)"&gt;</code>',
    );
  });

  it('are cached by a browser, which revalidates them', async () => {
    const first = await client.get(german);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await client.get(german, { headers: { 'if-none-match': String(first.headers.get('etag')) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each(['en', 'si_LK', 'nothing', '__proto__', '..%2Fcontent', '%2e%2e%2fde_DE'])(
    'do not exist in %s',
    async (language) => {
      const { status, json } = await client.get(`/rest/range/challenge-texts/${language}`);
      expect([status, json()]).toEqual([
        404,
        { status: 'error', error: 'The challenges are not translated into this language.' },
      ]);
    },
  );

  it('have hints in that language, or English ones where there is no translation', async () => {
    const hints = async (path: string): Promise<readonly string[]> =>
      (await client.get(`/rest/range/hints/${path}`)).json().hints;
    expect(await hints('localXssChallenge?language=de_DE')).toEqual([
      'Welche Eingabe erscheint auf der Seite, sobald du sie abschickst?',
      'Suche nach etwas und sieh dir die Überschrift des Ergebnisses an.',
      'Suche nach &lt;h1&gt;juice&lt;/h1&gt;. Dann nach der Payload.',
    ]);
    const english = await hints('localXssChallenge');
    expect(english[0]).toBe('Which input is echoed in the page as soon as you submit it?');
    expect(await hints('localXssChallenge?language=si_LK')).toEqual(english);
    expect(await hints('localXssChallenge?language[]=de_DE&language[]=en')).toEqual(english);
    expect(await hints('xxeDosChallenge?language=si_LK')).toEqual(await hints('xxeDosChallenge'));
  });

  it('are what the API sends to a browser with that language, except for names', async () => {
    const headers = { cookie: 'language=de_DE' };
    const { json } = await client.get('/api/Challenges/?key=localXssChallenge', { headers });
    expect(json().data[0]).toMatchObject({
      name: 'DOM XSS',
      description: expect.stringContaining('Bring eine Seite des Shops dazu'),
      hint: 'Welche Eingabe erscheint auf der Seite, sobald du sie abschickst?',
    });
  });
});

it('withholds translated hints where an instructor wants none, and warns in an unsafe environment', async () => {
  const strict = await startApp({ configuration: { challenges: { showHints: false, safetyMode: 'enabled' } } });
  const other = createClient(strict.url);
  expect((await other.get('/rest/range/hints/localXssChallenge?language=de_DE')).json()).toEqual({ hints: [] });
  const headers = { cookie: 'language=de_DE' };
  const { json } = await other.get('/api/Challenges/?key=restfulXssChallenge', { headers });
  expect(json().data[0]).toMatchObject({
    hint: null,
    description: expect.stringMatching(/^Speichere die Script-Payload .*potentially harmful/s),
  });
  await strict.stop();
});
