import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { closePages, sharedBrowser } from '../../support/browser.ts';
import { createClient } from '../../support/client.ts';

const subtitleFile = '/juice-shop/frontend/dist/frontend/assets/public/videos/owasp_promo.vtt';
const payload = '</script><script>alert(`xss`)</script>';

const app = appForTests();
const { client } = app;
beforeEach(() => app.app.resetShop());

const overwrite = (content: string | Buffer) => app.app.decoy.files.write(subtitleFile, content);

describe('the page of the promotion video', () => {
  it('has what scripts look for', async () => {
    const { status, headers, text } = await client.get('/promotion');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toBeNull();
    expect(text).toContain('<title>OWASP Juice Shop</title>');
    expect(text).toMatch(/<h1>Promotion Video<\/h1>/);
    expect(text).toContain('href="./#/"');
    expect(text).toContain('<source src="./video" type="video/mp4">');
    expect(text).toContain('<script id="subtitle" type="text/vtt" data-label="English" data-lang="en">WEBVTT\n');
  });

  it('escapes the name of the application', async () => {
    const named = await startApp({ configuration: { application: { name: '<b>Bar & "Co"</b>' } } });
    const { text } = await createClient(named.url).get('/promotion');
    await named.stop();
    expect(text).toContain('<title>&lt;b&gt;Bar &amp; &quot;Co&quot;&lt;/b&gt;</title>');
    expect(text).not.toContain('<b>Bar');
  });

  it('has the subtitles unchanged, read anew each time', async () => {
    overwrite(`WEBVTT\n${payload}`);
    expect((await client.get('/promotion')).text).toContain(`data-lang="en">WEBVTT\n${payload}</script>`);
    overwrite('something else');
    expect((await client.get('/promotion')).text).toContain('data-lang="en">something else</script>');
    await app.app.resetShop();
    expect((await client.get('/promotion')).text).toContain('data-lang="en">WEBVTT\n');
  });

  it.each([
    ['gone', () => app.app.decoy.files.remove(subtitleFile), ''],
    ['empty', () => overwrite(''), ''],
    ['binary', () => overwrite(Buffer.from([0, 255, 128, 60])), '\u0000\ufffd\ufffd<'],
    [
      'a folder',
      () => {
        app.app.decoy.files.remove(subtitleFile);
        app.app.decoy.files.makeFolder(subtitleFile);
      },
      '',
    ],
    [
      'a link to nowhere',
      () => {
        app.app.decoy.files.remove(subtitleFile);
        app.app.decoy.files.makeLink(subtitleFile, '/nowhere');
      },
      '',
    ],
  ])('is shown also when the file is %s', async (_what, change, subtitles) => {
    change();
    const { status, text } = await client.get('/promotion');
    expect(status).toBe(200);
    expect(text).toContain(`data-lang="en">${subtitles}</script>`);
    expect((await client.get('/assets/public/videos/owasp_promo.vtt')).status).toBe(200);
  });

  it('is announced with its subtitles', async () => {
    const events: unknown[] = [];
    app.app.events.on('promotion.shown', (event) => events.push(event));
    overwrite(payload);
    await client.get('/promotion');
    expect(events).toEqual([{ subtitles: payload }]);
  });

  it('does not grow without limit', async () => {
    overwrite(Buffer.alloc(20_000_000, 'x'));
    expect((await client.get('/promotion')).text.length).toBeLessThan(1_010_000);
  });

  it('is read-only', async () => {
    expect((await client.post('/promotion', {})).text).toContain('<app-root>');
  });
});

describe('the subtitles as a file', () => {
  const get = () => client.get('/assets/public/videos/owasp_promo.vtt');

  it('are served with their type, in their current state', async () => {
    const answer = await get();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=UTF-8']);
    expect(answer.text).toMatch(/^WEBVTT\n/);
    overwrite('WEBVTT changed');
    expect((await get()).text).toBe('WEBVTT changed');
  });

  it.each([
    '%2e%2e%2fowasp_promo.vtt',
    '..%2f..%2f..%2f..%2f..%2fpackage.json',
    'a%5cb',
    'C:',
    '%00',
    'nothing.vtt',
    '',
  ])('give access to no other file: %s', async (name) => {
    const answer = await client.get(`/assets/public/videos/${name}`);
    expect([answer.status, answer.text.includes('<app-root>') || answer.status === 400]).toEqual([answer.status, true]);
  });
});

describe('the promotion page in a browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closePages(browser));

  it('plays the video with its subtitles', async () => {
    const page = await browser.newPage();
    await page.goto(`${app.url}/promotion`);
    const cues = await page.evaluate(async () => {
      const video = document.querySelector('video');
      const [track] = video?.textTracks ?? [];
      await new Promise((resolve) => {
        const look = () => (track?.cues?.length ? resolve(undefined) : setTimeout(look, 20));
        look();
      });
      return { label: track?.label, language: track?.language, mode: track?.mode, count: track?.cues?.length };
    });
    expect(cues).toEqual({ label: 'English', language: 'en', mode: 'showing', count: 6 });
    await page.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 20);
    await page.close();
  });

  it('runs a script that someone has put into the subtitles', async () => {
    overwrite(`WEBVTT\n${payload}`);
    const page = await browser.newPage();
    const dialog = page.waitForEvent('dialog');
    const going = page.goto(`${app.url}/promotion`);
    const shown = await dialog;
    expect(shown.message()).toBe('xss');
    await shown.accept();
    await going;
    await page.close();
  });
});
