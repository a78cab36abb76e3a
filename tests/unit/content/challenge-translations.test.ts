import { describe, expect, it } from 'vitest';
import { buildChallengeTexts, untranslatedChallenges } from '../../../build/content/languages/build-challenge-texts.ts';
import { lostInTranslation } from '../../../build/content/languages/translation-losses.ts';
import { completeLanguages } from '../../../shared/content/complete-languages.ts';
import type { ChallengeTexts } from '../../../shared/content/content.ts';
import { challengeCount } from '../../support/challenge-counts.ts';
import { content } from '../database/builders.ts';
import { challengeFacts } from './challenge-facts.ts';
import { resources, resourcesWith } from './changed-resources.ts';

const { texts } = buildChallengeTexts(resources, content);

/** Returns resources with one piece of the German texts changed. */
function withGerman(text: string, instead: string): string {
  return resourcesWith('languages/de_DE/challenges.yml', (before) => before.replace(text, () => instead));
}

describe('translated challenges', () => {
  it.each(completeLanguages)('are all there in %s, which claims to be complete', (language) => {
    expect(untranslatedChallenges(texts[language], content)).toEqual([]);
  });

  it('are counted by what is missing', () => {
    const [first, ...others] = content.challenges.map(({ key }) => key);
    const all = Object.fromEntries([first, ...others].map((key) => [key, { name: 'x', description: 'x', hints: [] }]));
    expect(untranslatedChallenges(all as ChallengeTexts, content)).toEqual([]);
    expect(untranslatedChallenges({ ...all, [String(first)]: undefined } as ChallengeTexts, content)).toEqual([first]);
    expect(untranslatedChallenges(undefined, content)).toHaveLength(challengeCount);
  });

  it.each(Object.keys(texts))('keep the facts of the contract in %s', (language) => {
    for (const { key, part, fact, abroad } of challengeFacts) {
      const text = texts[language]?.[key];
      const translated = part === 'description' ? text?.description : text?.hints[0];
      const kept =
        translated === undefined || (abroad === undefined ? translated.includes(fact) : abroad.test(translated));
      expect({ key, kept }).toEqual({ key, kept: true });
    }
  });
});

describe('what is lost in translation', () => {
  it.each([
    ['a path', 'Look into <i>/ftp</i> first.', 'Sieh zuerst in <i>/fpt</i> nach.', 'expected /ftp, which'],
    ['a file name', 'Read main.js.', 'Lies haupt.js.', 'expected main.js, which'],
    ['a field', 'Change the BasketId.', 'Ändere die WarenkorbId.', 'expected BasketId, which'],
    ['an escape', 'Send %2500, not %25.', 'Sende %250, nicht %25.', 'expected %2500, which'],
    ['an algorithm', 'Sign with HS256.', 'Unterschreibe mit HS265.', 'expected HS256, which'],
    ['a tag', 'The <i>DOM</i> variant.', 'Die DOM-Variante.', 'expected the tags </i> <i>, received (none)'],
    [
      'an address',
      '<a href="/#/contact">us</a>',
      '<a href="/#/kontakt">uns</a>',
      'expected the tags </a> <a href="/#/c',
    ],
    ['a comment', 'Pay.<!--YWJj-->', 'Zahle.<!--YWJk-->', 'expected the tags <!--YWJj-->, received <!--YWJk-->'],
    ['code', 'Type <code>a b</code>.', 'Tippe <code>a c</code>.', 'expected the code a b, received a c'],
    ['a payload', 'Try &lt;script&gt;.', 'Versuche &lt;skript&gt;.', 'expected <script>, which'],
    ['markup that was added', 'Nothing.', '<b>Nichts.</b>', 'expected the tags (none), received </b> <b>'],
  ])('%s is found', (_what, english, translation, loss) => {
    expect(lostInTranslation(english, translation)).toContainEqual(expect.stringContaining(loss));
    expect(lostInTranslation(english, english)).toEqual([]);
  });

  it('is nothing where words, order or number formats differ, or words are not separated by spaces', () => {
    expect(
      lostInTranslation(
        'Wait 25,000 ms (100%), then <i>open</i> /ftp/legal.md.',
        '在/ftp/legal.md之前<i>等待</i> 25.000 毫秒',
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'a lost path',
      'Wörter mit Bindestrich, hinter /#/.',
      'Wörter mit Bindestrich dahinter.',
      /^resources\/languages\/de_DE\/challenges\.yml: scoreBoardChallenge: hints\.1: expected \/#\//,
    ],
    [
      'changed code',
      'alert(`xss`)"&gt;</code>',
      'alert(`xxs`)"&gt;</code>',
      /restfulXssChallenge: description: expected the code/,
    ],
    [
      'lost markup in plain text',
      '<h1>juice</h1>',
      '<h1>Saft</h1>',
      /localXssChallenge: hints\.2: expected <h1>juice<\/h1>/,
    ],
    [
      'a hint too few',
      '    - Welche Eingabe erscheint auf der Seite, sobald du sie abschickst?\n',
      '',
      /localXssChallenge: expected 3 hints, received 2/,
    ],
    ['an unknown key', 'scoreBoardChallenge:', 'scoreboardChallenge:', /de_DE\/challenges\.yml: .*scoreboardChallenge/],
    ['a name that is missing', '  name: Punktetafel\n', '', /de_DE\/challenges\.yml: scoreBoardChallenge\.name: /],
    [
      'an unknown placeholder',
      'Punktetafel\n  description: ',
      'Punktetafel\n  description: "{{BOARD}}" ',
      /de_DE\/challenges\.yml/,
    ],
  ])('%s stops the build', (_what, text, instead, message) => {
    expect(() => buildChallengeTexts(withGerman(text, instead), content)).toThrow(message);
  });

  it('stops the build for a language that is not in the menu', () => {
    const menu = { ...content, locales: content.locales.filter(({ key }) => key !== 'de_DE') };
    expect(() => buildChallengeTexts(resources, menu)).toThrow(
      'languages/de_DE/challenges.yml: languages/locales.csv has no such',
    );
  });
});
