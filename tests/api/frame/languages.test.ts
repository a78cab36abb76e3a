import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createTranslations } from '../../../server/http/translations.ts';
import { startApp } from '../../support/app.ts';
import { createClient } from '../../support/client.ts';
import { startShop } from '../../support/shop.ts';

const tables = new Map([['de_DE', new Map([['Wrong answer.', 'Falsche Antwort.']])]]);
const translations = createTranslations(['en', 'de_DE', 'tlh_AA'], tables);

/** Returns the locale that the frame finds for a request with these headers. */
async function localeOf(headers: Readonly<Record<string, string>>): Promise<string> {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', (request) => translations.localeOf(request));
  return (await app.inject({ url: '/', headers })).body;
}

describe('the language of a request', () => {
  test.each([
    ['its cookie', { cookie: 'language=de_DE' }, 'de_DE'],
    [
      'its cookie before its Accept-Language header',
      { cookie: 'language=de_DE', 'accept-language': 'tlh_AA' },
      'de_DE',
    ],
    ['English for an unknown cookie', { cookie: 'language=xx_XX', 'accept-language': 'de_DE' }, 'en'],
    ['the first accepted one that is exactly a key', { 'accept-language': 'fr, tlh_AA;q=0.2, de_DE' }, 'tlh_AA'],
    ['English for what real browsers send', { 'accept-language': 'de-DE,de;q=0.9' }, 'en'],
    ['English when there is neither', {}, 'en'],
    ['English for an empty cookie', { cookie: 'language=' }, 'en'],
  ])('is %s', async (_what, headers, locale) => {
    expect(await localeOf(headers)).toBe(locale);
  });
});

describe('a server text', () => {
  test('is looked up by its English text, and stays English where there is no translation', () => {
    expect(translations.translate('Wrong answer.', 'de_DE')).toBe('Falsche Antwort.');
    expect(translations.translate('Wrong answer.', 'tlh_AA')).toBe('Wrong answer.');
    expect(translations.translate('Something else.', 'de_DE')).toBe('Something else.');
  });

  test('loses whatever is in double or triple braces', () => {
    expect(translations.translate('a{{b}}c {{{d}}} {e} {{', 'en')).toBe('ac  {e} {{');
  });
});

describe('what the shop says in German', () => {
  const loginText = 'E-Mail-Adresse oder Passwort ist falsch.';
  const cookie = { cookie: 'language=de_DE' };
  const credentials = { email: 'jim@juice-sh.op', password: 'wrong' };

  test.each([
    ['a wrong password', 'POST', '/rest/user/login', credentials, loginText],
    ['no new password', 'GET', '/rest/user/change-password?current=a', undefined, 'Das Passwort darf nicht leer sein.'],
    [
      'another repetition',
      'GET',
      '/rest/user/change-password?current=a&new=b&repeat=c',
      undefined,
      'Das neue Passwort und seine Wiederholung sind verschieden.',
    ],
    [
      'a wrong current password',
      'GET',
      '/rest/user/change-password?current=a&new=b&repeat=b',
      undefined,
      'Das aktuelle Passwort ist falsch.',
    ],
    [
      'a wrong security answer',
      'POST',
      '/rest/user/reset-password',
      { email: 'jim@juice-sh.op', answer: 'x', new: 'a', repeat: 'a' },
      'Die Antwort auf die Sicherheitsfrage ist falsch.',
    ],
    [
      'a wrong captcha',
      'POST',
      '/api/Feedbacks',
      { comment: 'x', rating: 1, captchaId: 4711, captcha: 'x' },
      'Das CAPTCHA wurde nicht richtig beantwortet. Bitte noch einmal versuchen.',
    ],
  ])('comes for %s', async (_what, verb, path, body, text) => {
    const app = await startApp();
    try {
      const client = createClient(app.url);
      const authorization = `Bearer ${await client.login('jim@juice-sh.op', 'ncc-1701')}`;
      const answer = await client.call(verb, path, { body, headers: { ...cookie, authorization } });
      expect([answer.status, answer.text]).toEqual([401, text]);
    } finally {
      await app.stop();
    }
  });

  test('is also translated in the built shop, as the cookie or the header asks, but not into other languages', async () => {
    const shop = await startShop({ data: null });
    try {
      const client = createClient(shop.url);
      const saidTo = async (headers: Readonly<Record<string, string>>) =>
        (await client.post('/rest/user/login', credentials, { headers })).text;
      expect(await saidTo(cookie)).toBe(loginText);
      expect(await saidTo({ 'accept-language': 'xx, de_DE;q=0.8' })).toBe(loginText);
      for (const headers of [{}, { cookie: 'language=sv_SE' }, { cookie: 'language=..%2Fcontent' }]) {
        expect(await saidTo(headers)).toBe('Invalid email or password.');
      }
    } finally {
      await shop.stop();
    }
  });
});
