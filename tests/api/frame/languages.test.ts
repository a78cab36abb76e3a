import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createTranslations } from '../../../server/http/translations.ts';

const tables = new Map([['de_DE', new Map([['Wrong answer.', 'Falsche Antwort.']])]]);
const translations = createTranslations(['en', 'de_DE', 'tlh_AA'], tables);

/** The locale the frame finds for a request with these headers. */
async function localeOf(headers: Readonly<Record<string, string>>): Promise<string> {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', (request) => translations.localeOf(request));
  return (await app.inject({ url: '/', headers })).body;
}

describe('the language of a request', () => {
  test.each([
    ['its cookie', { cookie: 'language=de_DE' }, 'de_DE'],
    ['its cookie before what it accepts', { cookie: 'language=de_DE', 'accept-language': 'tlh_AA' }, 'de_DE'],
    ['English for an unknown cookie', { cookie: 'language=xx_XX', 'accept-language': 'de_DE' }, 'en'],
    ['the first accepted one that is exactly a key', { 'accept-language': 'fr, tlh_AA;q=0.2, de_DE' }, 'tlh_AA'],
    ['English for what real browsers send', { 'accept-language': 'de-DE,de;q=0.9' }, 'en'],
    ['English when nothing is said', {}, 'en'],
    ['English for an empty cookie', { cookie: 'language=' }, 'en'],
  ])('is %s', async (_what, headers, locale) => {
    expect(await localeOf(headers)).toBe(locale);
  });
});

describe('a server text', () => {
  test('is translated by its English text, and stays English where there is no translation', () => {
    expect(translations.translate('Wrong answer.', 'de_DE')).toBe('Falsche Antwort.');
    expect(translations.translate('Wrong answer.', 'tlh_AA')).toBe('Wrong answer.');
    expect(translations.translate('Something else.', 'de_DE')).toBe('Something else.');
  });

  test('loses what stands in double or triple braces', () => {
    expect(translations.translate('a{{b}}c {{{d}}} {e} {{', 'en')).toBe('ac  {e} {{');
  });
});
