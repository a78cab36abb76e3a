import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DecoySearch } from '../../../shared/api/decoy-search.ts';
import { resetPassword, solvedKeys } from '../../exploits/support.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { sendRaw } from '../frame/raw-http.ts';

const app = appForTests();
const { client } = app;
const languages = join(import.meta.dirname, '../../../resources/languages');

const read = (file: string) => readFileSync(join(languages, file), 'utf8');

/** Returns the first line of a page's translation, which is its title. */
const titleOf = (language: string, path: string) => read(`${language}/osint/${path}`).split('\n', 1)[0] ?? '';

const inEnglish = (language: string): string => JSON.parse(read(`${language}/handbook.json`)).PAGE_IN_ENGLISH;

const inLanguage = (path: string, language: string, headers: Readonly<Record<string, string>> = {}) =>
  client.get(path, { headers: { cookie: `language=${language}`, ...headers } });

describe('a page of the decoy internet', () => {
  it.each(['de_DE', 'es_ES', 'fr_FR', 'it_IT', 'pl_PL', 'pt_BR'])(
    'is in %s for whoever reads that',
    async (language) => {
      const { status, headers, text } = await inLanguage('/decoy/lexicon/jim', language);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers.get('vary')).toMatch(/Accept-Language, Cookie/);
      expect(text).toContain(`<html lang="${language.replace('_', '-')}" dir="ltr">`);
      expect(text).toContain(titleOf(language, 'lexicon/jim.html'));
      expect(text).not.toContain(inEnglish(language));
    },
  );

  it('follows the browser where nobody has chosen a language, and is English for all others', async () => {
    const accepting = (value: string) => client.get('/decoy/', { headers: { 'accept-language': value } });
    expect((await accepting('de-AT,de;q=0.9,en;q=0.8')).text).toContain('<html lang="de-DE"');
    expect((await accepting('en-GB,de;q=0.9')).text).toContain('<html lang="en"');
    expect((await inLanguage('/decoy/', 'xx_XX')).text).toContain('<html lang="en"');
    expect((await client.get('/decoy/')).text).toContain('<html lang="en"');
  });

  it('is the same, compressed or not', async () => {
    const sent = ['br', 'gzip', 'identity'].map((encoding) =>
      inLanguage('/decoy/lexicon/jim', 'de_DE', { 'accept-encoding': encoding }),
    );
    const [br, gzip, whole] = await Promise.all(sent);
    expect(br?.headers.get('content-encoding')).toBe('br');
    expect([br?.text, gzip?.text]).toEqual([whole?.text, whole?.text]);
  });

  it.each([
    ['ja_JP', 'ltr'],
    ['ar_SA', 'rtl'],
  ])('that is not translated says so in %s, and its bar leads back', async (language, direction) => {
    const { headers, text } = await inLanguage('/decoy/lexicon/jim', language);
    expect(text).toContain('<html lang="en"');
    expect(text).toContain(`<nav lang="${language.replace('_', '-')}" dir="${direction}" class="decoy"`);
    expect(text).toContain(`<span>${inEnglish(language)}</span>`);
    expect(text.match(/<nav /g)).toHaveLength(1);
    const [start, shop] = [...text.matchAll(/<a href="([^"]*)"/g)].map(([, link]) => link);
    expect([start, shop]).toEqual(['../', '../../']);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toMatch(/Accept-Language, Cookie/);
  });

  it('that is missing is so in every language', async () => {
    const german = await inLanguage('/decoy/nothing/at/all', 'de_DE');
    expect([german.status, german.text]).toEqual([404, expect.stringContaining(titleOf('de_DE', 'missing.html'))]);
    expect(german.text).not.toContain(inEnglish('de_DE'));
    const japanese = await inLanguage('/decoy/nothing/at/all', 'ja_JP');
    expect([japanese.status, japanese.text]).toEqual([404, expect.stringContaining(inEnglish('ja_JP'))]);
    expect(japanese.text).toContain('<a href="/decoy/">');
  });

  it('on which an attack is written is in the language of the browser', async () => {
    const lines = [
      'GET /x HTTP/1.1',
      'Host: htmledit.squarefree.com.localhost',
      'Accept-Language: pl',
      'Connection: close',
    ];
    const { status, text } = await sendRaw(app.port, [...lines, '', ''].join('\r\n'));
    expect([status, text]).toEqual([200, expect.stringContaining('<html lang="pl')]);
  });
});

it('lists translated pages with their English words, for searches in both', async () => {
  const search = async (language: string): Promise<DecoySearch> =>
    (await inLanguage('/decoy/search.json', language)).json();
  const [english, german] = [await search('en'), await search('de_DE')];
  const jim = ({ sites }: DecoySearch) =>
    sites.flatMap(({ pages }) => pages).find(({ path }) => path === 'lexicon/jim');
  expect([english.language, german.language]).toEqual(['en', 'de_DE']);
  expect(jim(german)?.english).toEqual({ title: jim(english)?.title, text: jim(english)?.text });
  expect(jim(german)?.title).not.toBe(jim(english)?.title);
  expect(jim(english)?.english).toBeUndefined();
  expect((await search('ja_JP')).language).toBe('en');
});

describe('what a translated page says', () => {
  it.each([
    ['bender@juice-sh.op', 'fr_FR', 'lexicon/bender', 'resetPasswordBenderChallenge'],
    ['uvogin@juice-sh.op', 'pt_BR', 'yesterday/uv0gin-2021-05-01', 'resetPasswordUvoginChallenge'],
  ])('answers the security question of %s in %s', async (email, language, path, key) => {
    const { text } = await inLanguage(`/decoy/${path}`, language);
    const answer = /<b>([^<]+)<\/b>/.exec(text)?.[1] ?? '';
    expect(await resetPassword(client, email, answer)).toBe(200);
    expect(await solvedKeys(app.url)).toContain(key);
  });
});
