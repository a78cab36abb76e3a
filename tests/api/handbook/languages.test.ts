import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { solveIn } from './solve-in.ts';

const { client } = appForTests();
const inGerman = { headers: { cookie: 'language=de_DE' } };
const ids = (html: string) =>
  [...html.matchAll(/<(?:h[1-4]|section|figure)\b[^>]*\bid="([^"]+)"/g)].map(([, id]) => id);

describe('the handbook in other languages', () => {
  it('is in the language that was chosen in the shop', async () => {
    const { text, headers } = await client.get('/handbook/open-redirects/', inGerman);
    expect(text).toContain('<html lang="de-DE" dir="ltr"');
    expect(text).toContain('<h1>Offene Weiterleitungen</h1>');
    expect(text).toContain('>Zum Text springen<');
    expect(headers.get('vary')).toContain('cookie');
  });

  it.each([
    ['de-AT,en;q=0.5', 'de-DE'],
    ['xx, de;q=0.8', 'de-DE'],
    ['en-GB,de;q=0.9', 'en'],
    ['xx', 'en'],
  ])('is in the language that a browser with "%s" wants, where nothing was chosen', async (accepted, lang) => {
    const { text } = await client.get('/handbook/', { headers: { 'accept-language': accepted } });
    expect(text).toContain(`<html lang="${lang}" dir="ltr"`);
  });

  it('is written from right to left in Arabic, and its diagrams from left to right', async () => {
    const { text } = await client.get('/handbook/open-redirects/', { headers: { cookie: 'language=ar_SA' } });
    expect(text).toContain('<html lang="ar-SA" dir="rtl"');
    expect(text).toContain('<div class="drawing" dir="ltr"');
  });

  it('keeps code, requests and the addresses of sections', async () => {
    const [english, german] = [
      (await client.get('/handbook/open-redirects/')).text,
      (await client.get('/handbook/open-redirects/', inGerman)).text,
    ];
    expect(ids(german)).toEqual(ids(english));
    const codes = (html: string) => [...html.matchAll(/<pre[^>]*>.*?<\/pre>/gs)].map(([code]) => code);
    expect(codes(german)).toEqual(codes(english));
    expect(german).not.toContain('is not translated');
  });

  it('shows a lesson that is not translated in English, and says so', async () => {
    const { text } = await client.get('/handbook/smart-contracts/', { headers: { cookie: 'language=tlh_AA' } });
    expect(text).toContain('<html lang="en" dir="ltr"');
  });

  it('has a choice of languages, which is kept in the cookie of the shop', async () => {
    const page = (await client.get('/handbook/open-redirects/')).text;
    expect(page).toContain('<a href="?language=de_DE" hreflang="de-DE" lang="de-DE">Deutsch</a>');
    const { status, headers } = await client.get('/handbook/open-redirects/?language=de_DE');
    expect([status, headers.get('location')]).toEqual([302, './']);
    expect(headers.get('set-cookie')).toContain('language=de_DE; Max-Age=31536000; Path=/');
    const unknown = await client.get('/handbook/open-redirects/?language=../../etc');
    expect([unknown.status, unknown.headers.get('set-cookie')]).toEqual([200, null]);
  });

  it('gives its book, its help, its titles and its requests in the language, too', async () => {
    expect((await client.get('/handbook/book/', inGerman)).text).toContain(
      'id="open-redirects.how-to-fix-it">Wie man es behebt<',
    );
    expect((await client.get('/handbook/help/', inGerman)).text).toContain('<html lang="de-DE" dir="ltr"');
    expect((await client.get('/handbook/help/')).text).toContain('<html lang="en" dir="ltr"');
    const { text } = await client.get('/rest/range/lessons', inGerman);
    expect(JSON.parse(text).data.lessons).toContainEqual(expect.objectContaining({ title: 'Offene Weiterleitungen' }));
    const requests = (await client.get('/rest/range/lessons/open-redirects/requests', inGerman)).text;
    const english = (await client.get('/rest/range/lessons/open-redirects/requests')).text;
    const sent = (file: string) => file.split('\n').filter((line) => !line.startsWith('#'));
    expect(requests).toContain('### Eine Weiterleitung des Shops benutzen');
    expect(sent(requests)).toEqual(sent(english));
  });
});

describe('longer texts of challenges', () => {
  it('are in the language that was chosen: mitigation notes, hints and explanations of coding challenges', async () => {
    await solveIn(client, 'continueCode', ['loginAdminChallenge']);
    const note = (await client.get('/rest/range/mitigation/loginAdminChallenge', inGerman)).text;
    expect(JSON.parse(note).mitigation).toContain('dann ist ein Apostroph nur ein Apostroph');
    expect((await client.get('/rest/range/mitigation/loginAdminChallenge')).text).toContain('Bind it as a parameter');
    const debrief = (await client.get('/rest/range/debrief/loginAdminChallenge', inGerman)).text;
    expect(JSON.parse(debrief).data.mitigation).toContain('Apostroph');
    const answer = { key: 'loginAdminChallenge', selectedFix: 0 };
    const fix = await client.post('/snippets/fixes', answer, inGerman);
    expect(JSON.parse(fix.text)).toEqual({
      verdict: false,
      explanation: expect.stringContaining('ein gewöhnliches Zeichen'),
    });
    const lines = { key: 'loginAdminChallenge', selectedLines: [] };
    await client.post('/snippets/verdict', lines, inGerman);
    const { text } = await client.post('/snippets/verdict', lines, inGerman);
    expect(JSON.parse(text).hint).toContain('Verfolge die beiden Werte');
  });
});
