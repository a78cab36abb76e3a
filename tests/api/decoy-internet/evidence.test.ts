import { describe, expect, it } from 'vitest';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { resetPassword, solvedKeys, tellTheShop } from '../../exploits/support.ts';
import { appForTests } from '../../support/app-for-tests.ts';

const app = appForTests();
const { client } = app;

/** Returns what a learner reads at an address of the decoy internet: its text without markup. */
async function read(path: string): Promise<string> {
  const answer = await client.get(`/decoy/${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text
    .replace(/<\/(?:t[dh]|pre)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

/** Returns the only match of this pattern on a page. */
async function find(path: string, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await read(path))?.[1];
  expect(found, `${pattern} at ${path}`).toBeDefined();
  return found ?? '';
}

async function isSolved(key: ChallengeKey): Promise<void> {
  expect(await solvedKeys(app.url)).toContain(key);
}

describe('passwords', () => {
  it('of the rapper: the dog of his song, with zeros for the two letters in the middle', async () => {
    const dog = await find('clips/passwordz', /best friend, (Mr\. \w+)/);
    await client.login('mc.safesearch@juice-sh.op', dog.replace('oo', '00'));
    await isSolved('loginRapperChallenge');
  });

  it("of Amy: her husband's name with a digit, padded as the page on haystacks shows", async () => {
    const husband = await find('lexicon/amy', /married to (\w+)/);
    const padding = await find('haystack/', /D0g(\.+)/);
    await client.login('amy@juice-sh.op', husband.replace('i', '1') + padding);
    await isSolved('loginAmyChallenge');
  });

  it('of someone whose change failed, in a log that a developer shared', async () => {
    expect(await read('ask/57061271')).toContain('the whole log is here');
    const current = await find('paste/4U1V1UjU.txt', /change-password\?current=(\S+?)&new=\S+ HTTP\/1\.1" 401/);
    await client.login('J12934@juice-sh.op', decodeURIComponent(current));
    await isSolved('dlpPasswordSprayingChallenge');
  });
});

describe('answers to security questions', () => {
  it.each<[string, string, string, RegExp, ChallengeKey]>([
    ['jim@juice-sh.op', 'elder brother', 'lexicon/jim', /George (\w+) Kirk/, 'resetPasswordJimChallenge'],
    ['bjoern@owasp.org', 'cat', 'clips/talk', /three-legged cat, (\w+)/, 'resetPasswordBjoernOwaspChallenge'],
    ['bender@juice-sh.op', 'first company', 'lexicon/bender', /2008: (\S+?)\./, 'resetPasswordBenderChallenge'],
    [
      'uvogin@juice-sh.op',
      'favourite film',
      'yesterday/uv0gin-2021-05-01',
      /without the article: ([\w ]+)/,
      'resetPasswordUvoginChallenge',
    ],
    [
      'bjoern@juice-sh.op',
      'postal code',
      'lexicon/uetersen',
      /wrote the word: (\S+?)\./,
      'resetPasswordBjoernChallenge',
    ],
  ])('of %s: the %s', async (email, _what, path, pattern, key) => {
    expect(await resetPassword(client, email, await find(path, pattern))).toBe(200);
    await isSolved(key);
  });

  it('of Morty: the second name of his dog, in one of the spellings that the table allows', async () => {
    const name = await find('lexicon/morty', /colour of his fur: (\w+)/);
    const table = await read('lexicon/leet');
    const digitFor = (letter: string) =>
      new RegExp(`^(?:\\w, )*${letter}(?:, \\w)* (\\d) $`, 'm').exec(table)?.[1] ?? '';
    const looks = [...name.toLowerCase()].map((letter) => letter + letter.toUpperCase() + digitFor(letter));
    const answer = '5N0wb41L';
    expect([...answer].every((character, index) => looks[index]?.includes(character))).toBe(true);
    expect(await resetPassword(client, 'morty@juice-sh.op', answer)).toBe(200);
    await isSolved('resetPasswordMortyChallenge');
  });
});

describe('what a learner reports to the shop', () => {
  it('the two ingredients that do not go together, from a paste that a reader of an article found', async () => {
    expect(await read('orchard/unheard-of')).toContain('its list of ingredients');
    const ingredients: { type: string; description: string }[] = JSON.parse(await read('paste/90dUgd7s.txt'));
    const deadly = ingredients.find(({ description }) => description.includes('deadly'));
    const other = ingredients.find(({ type }) => deadly?.description.includes(type));
    await tellTheShop(client, `${deadly?.type} and ${other?.type}`);
    await isSolved('dlpPastebinDataLeakChallenge');
  });

  it('the vulnerable libraries, whose versions the advisories name', async () => {
    const { dependencies } = (await client.get('/ftp/package.json.bak%2500.md')).json();
    const advisories = await read('advisories/');
    const vulnerable = Object.entries<string>(dependencies).filter(([name, version]) =>
      new RegExp(`${name}\\s*up to ${version.replaceAll('.', '\\.')}`).test(advisories),
    );
    expect(vulnerable.map(([name]) => name).sort()).toEqual(['express-jwt', 'sanitize-html']);
    await tellTheShop(client, (vulnerable[0] ?? []).join(' '));
    await isSolved('knownVulnerableComponentChallenge');
  });

  it('the package that is not what it seems to be', async () => {
    const { dependencies } = (await client.get('/ftp/package.json.bak%2500.md')).json();
    const index = await read('registry/');
    const impostor = Object.keys(dependencies).find((name) =>
      new RegExp(`^${name} This is probably not the module`, 'm').test(index),
    );
    await tellTheShop(client, `${impostor}`);
    await isSolved('typosquattingNpmChallenge');
  });

  it('its counterpart in the front end, whose page links to the genuine one', async () => {
    const licences = (await client.get('/3rdpartylicenses.txt')).text;
    const impostor = await find('registry/ngy-cookie', /^(ngy-cookie)$/m);
    expect(licences).toContain(impostor);
    expect(await read(`registry/${impostor}`)).toContain('See ngx-cookie');
    await tellTheShop(client, impostor);
    await isSolved('typosquattingAngularChallenge');
  });

  it('the package that stole from developers, by its first report', async () => {
    const { devDependencies } = (await client.get('/ftp/package.json.bak%2500.md')).json();
    expect(await read('advisories/')).toContain(devDependencies['eslint-scope']);
    await tellTheShop(client, await find('advisories/eslint-scope', /First report (https:\S+)/));
    await isSolved('supplyChainAttackChallenge');
  });

  it('the key that a bot leaked, which one revision has and the next has not', async () => {
    expect(await read('murmur/coupons')).toContain('juicy-coupon-bot');
    const key = await find('harvest/coupon-bot-3-0-0', /\|\| '(\w{40})'/);
    expect(await read('harvest/coupon-bot-3-0-1')).not.toContain(key);
    await tellTheShop(client, key);
    await isSolved('leakedApiKeyChallenge');
  });

  it('the name of a vegetable', async () => {
    await tellTheShop(client, await find('lexicon/pickle', /known everywhere, is ([\w ]+)\./));
    await isSolved('hiddenImageChallenge');
  });
});

describe('addresses and codes', () => {
  it('the language that was never released', async () => {
    const code = await find('tongues/', /(\w+_AA) no,/);
    expect((await client.get(`/assets/i18n/${code}.json`)).headers.get('content-type')).toMatch(/json/);
    await isSolved('extraLanguageChallenge');
  });

  it('the code of the challenge that does not exist, from the example of the library', async () => {
    const code = await find('shelf/hashids', /encode\(999\);\s*\/\/ (\w+)/);
    expect((await client.put(`/rest/continue-code/apply/${code}`, {})).status).toBe(200);
    await isSolved('continueCodeChallenge');
  });

  it('the alphabet of coupons', async () => {
    expect(await find('shelf/z85', /(0123456789abc\S+?)\s/)).toHaveLength(85);
  });

  it('the address that the harmless program calls, as the decoy host runs it', async () => {
    const program = await read('harvest/juicy_malware_linux_amd_64.txt');
    expect(program).toContain('/solve/challenges/server-side?key=tRy_H4rd3r_n0thIng_iS_Imp0ssibl3');
  });

  it('pages that the team has not linked, and a form that takes archives', async () => {
    const news = await read('murmur/team');
    expect(news).toContain('/promotion');
    expect(news).toContain('takes archives');
  });

  it('the path that Prometheus reads', async () => {
    const path = await find('shelf/prometheus', /path of that address is (\/\w+)/);
    expect((await client.get(path)).status).toBe(200);
    await isSolved('exposedMetricsChallenge');
  });
});
