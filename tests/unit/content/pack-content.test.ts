import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildContent } from '../../../build/content/build-content.ts';
import { buildServerTexts } from '../../../build/content/languages/build-server-texts.ts';
import { packContent } from '../../../build/content/pack-content.ts';
import { resources, resourcesWith } from './changed-resources.ts';

describe('a fault in the content', () => {
  it.each([
    ['a wrong type', 'seed/users.yml', 'role: admin', 'role: king', /^resources\/seed\/users\.yml: 0\.role: .*"admin"/],
    [
      'a missing field',
      'seed/users.yml',
      '  password: admin123\n',
      '',
      /^resources\/seed\/users\.yml: 0\.password: .*string/,
    ],
    ['an unknown field', 'seed/records.yml', 'eta: 1', 'etaa: 1', /^resources\/seed\/records\.yml: deliveries\.0/],
    [
      'broken YAML',
      'keys/keys.yml',
      'cookieSecret: kekse',
      'cookieSecret: "kekse',
      /^resources\/keys\/keys\.yml:\d+:\d+: /,
    ],
    ['a key that was altered', 'keys/keys.yml', 'MIGJAoGB', 'MIGJAoGC', /jwtPublicKey: expected SHA-256/],
    [
      'another flag key',
      'keys/keys.yml',
      'TRwz',
      'TRwx',
      /ctfKey: expected the flag 2614339936e8282e2f820f023d4d998a1f95e02a/,
    ],
    [
      'a challenge with the id of another',
      'challenges/rceChallenge/challenge.yml',
      'id: 12\n',
      'id: 13\n',
      /^resources\/challenges\/rceChallenge\/challenge\.yml: expected the id 12, received 13/,
    ],
    [
      'a challenge that is suddenly harmful',
      'challenges/scoreBoardChallenge/challenge.yml',
      'name: Score Board\n',
      'name: Score Board\ndisabledEnv: [Docker]\n',
      /scoreBoardChallenge\/challenge\.yml: disabledEnv disagrees/,
    ],
    [
      'a flaw without a number',
      'challenges/scoreBoardChallenge/challenge.yml',
      '  cwe: [656]\n',
      '',
      /scoreBoardChallenge\/challenge\.yml: numbers\.cwe: /,
    ],
    [
      'a number that its list does not have',
      'challenges/scoreBoardChallenge/challenge.yml',
      'wstg: [INFO-05]',
      'wstg: [INFO-55]',
      /scoreBoardChallenge\/challenge\.yml: numbers\.wstg: .*wstg\.csv does not have INFO-55$/,
    ],
    [
      'a challenge whose lesson the handbook does not have',
      'challenges/paths.csv',
      'scoreBoardChallenge,recon,first-steps,http',
      'scoreBoardChallenge,recon,first-steps,https',
      /^resources\/challenges\/paths\.csv: scoreBoardChallenge: handbook\/contents\.yml has no lesson https$/,
    ],
    [
      'a path that presupposes something else than the page knows',
      'handbook/contents.yml',
      '- path: browser\n  needs: [first-steps]',
      '- path: browser\n  needs: [injection]',
      /^resources\/handbook\/contents\.yml: browser\.needs disagrees with shared\/api\/paths\.ts$/,
    ],
    [
      'a placeholder nobody fills',
      'challenges/premiumPaywallChallenge/challenge.yml',
      '{{PREMIUM_CIPHERTEXT}}',
      '{{PREMIUM}}',
      /premiumPaywallChallenge\/challenge\.yml: there is no placeholder PREMIUM/,
    ],
    [
      'a setting that is missing',
      'config/default.yml',
      '  altcoinName: Juicycoin\n',
      '',
      /^resources\/config\/default\.yml: application\.altcoinName: is missing/,
    ],
    [
      'a setting of the wrong type',
      'config/default.yml',
      'port: 3000',
      'port: high',
      /^resources\/config\/default\.yml: server\.port: must be of type Number/,
    ],
    [
      'a broken rule on content',
      'seed/products.yml',
      'useForChristmasSpecialChallenge: true',
      'useForChristmasSpecialChallenge: false',
      /No product is configured as the Christmas product/,
    ],
    [
      'an invalid variant',
      'config/variants/quiet.yml',
      'showHints: false',
      'showHint: false',
      /^resources\/config\/variants\/quiet\.yml: challenges\.showHint: is not present/,
    ],
    [
      'a user nobody knows',
      'seed/records.yml',
      'user: amy',
      'user: ami',
      /^resources\/seed\/users\.yml: expected a user ami/,
    ],
    [
      'ids with a gap',
      'seed/users.yml',
      'answerId: 18',
      'answerId: 28',
      /security answers: expected ids 1 to 18, received 28/,
    ],
    [
      'markup that the shop would clean',
      'seed/records.yml',
      '<b>nothing</b>',
      '<blink>nothing</blink>',
      /expected feedback as the filter library leaves it/,
    ],
    [
      'a gap in the ids of a later version',
      'challenges/ids-v20.csv',
      '2,restfulXssChallenge\n',
      '',
      /^resources\/challenges\/ids-v20\.csv: .*expected ids from 1, without a gap/,
    ],
    [
      'a row that is too short',
      'languages/locales.csv',
      'de_DE,de,DE,Deutsch',
      'de_DE,de,DE',
      /^resources\/languages\/locales\.csv:10: expected 4 cells/,
    ],
  ])('%s is named with its file and place', (_, file, text, instead, message) => {
    const root = resourcesWith(file, (before) => before.replace(text, () => instead));
    expect(() => buildContent(root)).toThrow(message);
  });

  it('fails the build', async () => {
    const root = resourcesWith('seed/users.yml', (text) => text.replace('role: admin', 'role: king'));
    await expect(buildServerWith(root)).rejects.toThrow(/users\.yml: 0\.role/);
  });
});

describe('a fault in the server’s translations', () => {
  const { content } = buildContent(resources);

  it.each([
    [
      'a text that the server never uses',
      'Password cannot be empty.',
      'Password must not be empty.',
      /de_DE\/server\.yml: expected a text that is said, received Password must not/,
    ],
    [
      'a translation that is empty',
      'Das Passwort darf nicht leer sein.',
      '""',
      /^resources\/languages\/de_DE\/server\.yml: Password cannot be empty\.: /,
    ],
  ])('%s is named with its file', (_what, text, instead, message) => {
    const root = resourcesWith('languages/de_DE/server.yml', (before) => before.replace(text, () => instead));
    expect(() => buildServerTexts(root, content)).toThrow(message);
  });

  it('a language that is not in the menu is named', () => {
    const menu = { ...content, locales: content.locales.filter(({ key }) => key !== 'de_DE') };
    expect(() => buildServerTexts(resources, menu)).toThrow(
      'languages/de_DE/server.yml: languages/locales.csv has no such',
    );
  });
});

it('is written to content.json unchanged', async () => {
  const output = await buildServerWith(resources);
  expect(JSON.parse(output)).toEqual(JSON.parse(JSON.stringify(buildContent(resources).content)));
});

/** Builds a server of one empty module with the plugin, and returns the packed content. */
async function buildServerWith(root: string): Promise<string> {
  const entry = join(mkdtempSync(join(tmpdir(), 'juice-range-entry-')), 'entry.js');
  onTestFinished(() => rmSync(join(entry, '..'), { recursive: true, force: true }));
  writeFileSync(entry, 'export {};\n');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ ...packContent(root), applyToEnvironment: () => true }],
    build: { write: false, ssr: true, rolldownOptions: { input: entry } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const result of outputs) {
    const files = 'output' in result ? result.output : [];
    const packed = files.find(({ fileName }) => fileName === 'content.json');
    if (packed?.type === 'asset') {
      return String(packed.source);
    }
  }
  throw new Error('The build emitted no content.json.');
}
