import { createDecipheriv } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { type Client, createClient } from '../../support/client.ts';

const planet = '/the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg';
const premium =
  '/this/page/is/hidden/behind/an/incredibly/high/paywall/that/could/only/be/unlocked/by/sending/1btc/to/us';
const privacyProof = '/we/may/also/instruct/you/to/refuse/all/reasonably/necessary/responsibility';

describe('pages that nothing links to (api-learning.md 25)', () => {
  let app: StartedApp;
  let shop: Client;
  let visited: string[];

  beforeAll(async () => {
    app = await startApp();
    shop = createClient(app.url);
    app.app.events.on('hiddenPage.visited', ({ page }) => visited.push(page));
  });
  afterAll(() => app.stop());

  /** Returns what was announced while something ran. */
  const visits = async (behaviour: () => Promise<unknown>) => {
    visited = [];
    await behaviour();
    return visited;
  };

  it('shows the planet, all of whose parts are in the private folder', async () => {
    const { status, headers, text } = await shop.get(planet);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<title>Welcome to Planet Orangeuze</title>');
    const script = (await shop.get('/assets/private/planet.js')).text;
    const files = [...`${text}${script}`.matchAll(/\/assets\/private\/[\w.-]+/g)].map(([file]) => file);
    expect(files).toHaveLength(4);
    for (const file of files) {
      const { status: found, headers: sent } = await shop.get(file);
      expect([file, found, sent.get('content-type')]).toEqual([
        file,
        200,
        expect.stringMatching(/^image\/|javascript/),
      ]);
    }
  });

  it('shows the configured planet, whatever its name', async () => {
    const easterEggPlanet = { name: 'A & <B> $& "C"', overlayMap: 'https://maps.example/x.jpg?a&b' };
    const other = await startApp({ configuration: { application: { easterEggPlanet } } });
    const { text } = await createClient(other.url).get(planet);
    expect(text).toContain('<title>Welcome to Planet A &amp; &lt;B&gt; $&amp; &quot;C&quot;</title>');
    expect(text).toContain('data-overlay="https://maps.example/x.jpg?a&amp;b"');
    await other.stop();
  });

  it('is reached through letters in the easter egg', async () => {
    const egg = (await shop.get('/ftp/eastere.gg%2500.md')).text;
    const letters = egg.split('\n').find((line) => /^[\w+/]{40,}=*$/.test(line)) ?? '';
    const path = Buffer.from(letters, 'base64')
      .toString()
      .replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));
    expect(path).toBe(planet);
  });

  it('serves the premium picture to whoever has decrypted its address', async () => {
    const [challenge] = (await shop.get('/api/Challenges?key=premiumPaywallChallenge')).json().data;
    const ciphertext = /<!--([\w+/=]+)-->/.exec(challenge.description)?.[1] ?? '';
    const [iv = '', key = ''] = (await shop.get('/encryptionkeys/premium.key')).text.trim().split('.');
    const padded = (hex: string, bytes: number) => Buffer.from(hex.padEnd(2 * bytes, '0'), 'hex');
    const cipher = createDecipheriv('aes-256-cbc', padded(key, 32), padded(iv, 16));
    const path = (cipher.update(ciphertext, 'base64', 'utf8') + cipher.final('utf8')).trim();
    expect(path).toBe(premium);

    const answer = await fetch(app.url + path);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    const part = await shop.get(path, { headers: { range: 'bytes=0-9' } });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
  });

  it('refers to a missing picture, as proof that the privacy policy was read', async () => {
    const { status, json } = await shop.get(privacyProof);
    expect([status, json().error.code]).toEqual([404, 'ENOENT']);
    expect(json().error.message).toContain('thank-you.jpg');
  });

  it('announces each visit, even by HEAD or with the path in another form', async () => {
    expect(await visits(() => shop.get(planet))).toEqual(['planet']);
    expect(await visits(() => shop.get(`${premium}/`))).toEqual(['premium']);
    expect(await visits(() => shop.call('HEAD', privacyProof.toUpperCase()))).toEqual(['privacyProof']);
    expect(await visits(() => shop.get(`${planet}?whatever=%00`))).toEqual(['planet']);
  });

  it.each([
    [`${planet}s`, 'GET'],
    [`${premium}/more`, 'GET'],
    [privacyProof.slice(0, -1), 'GET'],
    [premium, 'POST'],
    ['/assets/private/', 'GET'],
    ['/assets/private/thank-you.jpg', 'GET'],
    ['/gur/qrif/ner/fb/shaal/gurl/uvq/na/rnfgre/rtt/jvguva/gur/rnfgre/rtt', 'GET'],
  ])('serves just the front end at %s by %s', async (path, verb) => {
    const index = (await shop.get('/')).text;
    expect(await visits(async () => expect((await shop.call(verb, path)).text).toBe(index))).toEqual([]);
  });
});
