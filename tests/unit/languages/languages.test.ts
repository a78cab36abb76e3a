import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLanguage } from '../../../build/languages/checks/check-language.ts';
import { factFaults } from '../../../build/languages/checks/compare-evidence.ts';
import { compareHtml } from '../../../build/languages/checks/compare-html.ts';
import { faultLine } from '../../../build/languages/checks/faults.ts';
import { countLanguage, tableOf } from '../../../build/languages/count.ts';
import { type English, readEnglish } from '../../../build/languages/english.ts';
import { type Language, languageFolders, readLanguage } from '../../../build/languages/read-language.ts';
import { begunLanguages, completeLanguages } from '../../../shared/content/complete-languages.ts';

const resources = join(import.meta.dirname, '../../../resources');
const english: English = readEnglish(resources);
const languages = languageFolders(resources).map((key) => readLanguage(english, key));

/** Returns the faults of a language that has nothing but these texts. */
function faultsOf(texts: Partial<Language>): readonly string[] {
  const empty: Language = {
    key: 'de_DE',
    interface: {},
    sameAsEnglish: [],
    challenges: {},
    server: {},
    notes: {},
    coding: new Map(),
    lessons: new Map(),
    help: new Map(),
    evidence: { pages: new Map(), sites: [] },
    words: { handbook: {}, desktop: {} },
    glossary: {},
    comparison: { challengeNames: new Map([['Login Admin', 'Anmeldung als Admin']]), same: new Set() },
    files: [],
  };
  return checkLanguage(english, { ...empty, ...texts }).map(faultLine);
}

/** Returns the faults of a lesson in another language, which is the English one with one piece changed. */
function lessonWith(
  file: 'lesson' | 'quiz' | 'requests' | 'diagrams',
  change: (text: string) => string,
): readonly string[] {
  const lesson = english.lessons.get('sql-injection');
  if (lesson === undefined) {
    throw new Error('The lesson on SQL injection is missing.');
  }
  const { source, quiz, requests } = lesson;
  const own = {
    lesson: { facts: { title: 'SQL-Injection' }, text: source.text, line: 4 },
    quiz,
    requests: { about: 'x', requests: requests.requests.map(({ title, outcome }) => ({ title, outcome })) },
    diagrams: { statement: { 'a value': 'ein Wert' } },
  };
  const changed =
    file === 'lesson' ? { ...own.lesson, text: change(source.text) } : JSON.parse(change(JSON.stringify(own[file])));
  const none = { lesson: undefined, quiz: undefined, requests: undefined, diagrams: undefined };
  return faultsOf({ lessons: new Map([['sql-injection', { ...none, [file]: changed }]]) }).filter(
    (fault) => !fault.includes('is still English') && !fault.includes('by the name that it has'),
  );
}

describe('the translations', () => {
  it('are counted', () => {
    const counted = languages.map((language) => ({ key: language.key, shares: countLanguage(english, language) }));
    console.log(tableOf(counted));
    expect(counted.map(({ key }) => key)).toEqual(expect.arrayContaining([...completeLanguages]));
    for (const { shares } of counted) {
      expect(shares.find(({ kind }) => kind === 'all')?.words).toBeGreaterThan(100_000);
      expect(shares.filter(({ words, translated }) => translated > words)).toEqual([]);
    }
  });

  it.each(languages.map((language) => [language.key, language] as const))('have no fault in %s', (_key, language) => {
    expect(checkLanguage(english, language).map(faultLine)).toEqual([]);
  });

  it('are offered or begun, never both', () => {
    expect(begunLanguages.filter((key) => completeLanguages.includes(key))).toEqual([]);
  });
});

/** Returns the faults of pages of the decoy internet, which are the English ones with one piece changed. */
function pageWith(path: string, text: string, instead: string): readonly string[] {
  const page = english.evidence.pages.get(path) ?? '';
  expect(page).toContain(text);
  const pages = new Map([[path, page.replace(text, () => instead)]]);
  return faultsOf({ evidence: { pages, sites: [] } }).filter((fault) => !fault.includes('is still English'));
}

describe('the facts of the decoy internet', () => {
  it('are in its English pages', () => {
    expect(factFaults(english.evidence)).toEqual([]);
    const { pages } = english.evidence;
    const facts = { 'lexicon/jim.html': ['Pavel'], 'lexicon/nobody.html': [] };
    expect(factFaults({ sites: [], pages, facts }).map(faultLine)).toEqual([
      'resources/osint/lexicon/jim.html: expected Pavel, which a challenge needs letter for letter',
      'resources/osint/facts.yml: there is no page lexicon/nobody.html',
    ]);
  });

  it.each([
    ['a fact', 'lexicon/jim.html', '<b>Samuel</b>', '<b>Samuele</b>', /jim\.html: expected George Samuel Kirk/],
    ['an element', 'lexicon/jim.html', '<h2>Family</h2>', '', /jim\.html:\d+: expected <h2>, received <p>/],
    ['a link', 'lexicon/morty.html', 'href="leet"', 'href="jim"', /:\d+: expected the elements <a href="leet">, too/],
    ['code', 'shelf/prometheus.html', '<code>/metrics</code>', '<code>/metriken</code>', /expected the elements/],
    ['a script', 'id/index.html', "asked.get('email')", "asked.get('mail')", /id\/index\.html:\d+: expected <script>/],
    ['a placeholder', 'index.html', '{{sites}}', '{{seiten}}', /expected the placeholders \{\{sites\}\}, too/],
    ['a text', 'lexicon/index.html', 'Jim, captain', ' ', /index\.html:\d+: expected a text/],
    [
      'the language',
      'htmledit.htm',
      '<html lang="en">',
      '<html lang="fr">',
      /expected lang="de-DE", received lang="fr"/,
    ],
  ])('%s is missed in a translation', (_what, path, text, instead, message) => {
    expect(pageWith(path, text, instead).join('\n')).toMatch(message);
  });

  it('stay where elements of a sentence change places', () => {
    const from = '<b>Zaya</b>. He remarks that people';
    expect(pageWith('clips/talk.html', from, '<b>Zaya</b>. Er bemerkt, dass Leute')).toEqual([]);
    const page = '<title>x</title>\n<p>See <a href="y">z</a> for <code>b</code>.</p>';
    const other = '<title>w</title>\n<p>Zu <code>b</code> siehe <a href="y">v</a>.</p>';
    expect(compareHtml('x.html', page, other, { same: new Set(), names: [] })).toEqual([]);
  });

  it('leave nothing in English', () => {
    const page = english.evidence.pages.get('lexicon/leet.html') ?? '';
    const faults = faultsOf({ evidence: { pages: new Map([['lexicon/leet.html', page]]), sites: [] } });
    expect(faults.join('\n')).toMatch(/leet\.html:\d+: is still English: A way to write/);
  });
});

describe('the glossary', () => {
  it('has terms with their meaning', () => {
    expect(Object.keys(english.glossary).length).toBeGreaterThanOrEqual(40);
  });

  it('is followed: a term that is called otherwise is a fault', () => {
    const words = (text: string) => ({ words: { handbook: { PRACTICE: text }, desktop: { 'menu.scoreBoard': text } } });
    const glossary = { 'score board': { use: 'Punktetafel', never: ['Anzeigetafel'] } };
    expect(faultsOf({ ...words('Punktetafel'), glossary })).toEqual([]);
    expect(faultsOf({ ...words('Anzeigetafel'), glossary })).toEqual([
      expect.stringContaining('menu.scoreBoard: expected "Punktetafel" for "score board", received "Anzeigetafel"'),
      expect.stringContaining('desktop.json: expected "Punktetafel" for "score board" in most of 1 texts'),
    ]);
    expect(faultsOf({ glossary: { 'no such term': { use: 'x' } } })).toEqual([expect.stringContaining('no such term')]);
  });
});

describe('what is lost in a translation', () => {
  it('is nothing where only words differ', () => {
    expect(
      lessonWith('lesson', (text) => text.replace('Text in it stands between', 'Darin steht Text zwischen')),
    ).toEqual([]);
    expect(lessonWith('quiz', (text) => text)).toEqual([]);
    expect(
      lessonWith('requests', (text) => text.replace('Status 500. The message', 'Statuscode 500. Die Meldung')),
    ).toEqual([]);
  });

  it.each([
    ['a heading', 'lesson', '## How to find it\n', '', /lesson\.md:\d+: expected a heading ## as in line \d+/],
    ['an item', 'lesson', '- An ORM,', 'An ORM,', /expected a list of 4/],
    [
      'a request',
      'lesson',
      '{{request Log in with two apostrophes}}',
      '{{request Mit zwei}}',
      /expected \{\{request Log in with two/,
    ],
    ['a diagram', 'lesson', '{{diagram statement ', '{{diagram other ', /expected \{\{diagram statement \.\.\.\}\}/],
    ['lines of the shop', 'lesson', '{{code loginAdminChallenge}}', '', /expected \{\{code loginAdminChallenge\}\}/],
    ['inline code', 'lesson', '`WHERE id = 7`', '`WHERE id = 8`', /expected the inline code WHERE id = 7, too/],
    ['a link', 'lesson', '(../jwt/lesson.md)', '(../csrf/lesson.md)', /expected the links \.\.\/jwt\/lesson\.md, too/],
    [
      'a word in bold',
      'lesson',
      '**second-order injection**',
      'zweiter Ordnung',
      /expected 1 words or phrases in bold/,
    ],
    [
      'HTML that was added',
      'lesson',
      'The mechanism',
      '<b>The</b> mechanism',
      /expected the HTML without <\/b> and <b>/,
    ],
    ['the right option', 'quiz', '"right":true', '"why":"x"', /expected this option to be right|questions|expected/],
    ['a status', 'requests', 'Status 500. The', 'Es kommt 50. Die', /begins with the status 500/],
    ['a payload', 'requests', 'admin@juice-sh.op', 'admin@saft.op', /expected admin@juice-sh\.op, which is the same/],
    ['a text of a diagram', 'diagrams', 'a value', 'no value', /the diagram has no text no value/],
  ] as const)('%s is found', (_what, file, text, instead, message) => {
    expect(lessonWith(file, (whole) => whole.replaceAll(text, () => instead)).join('\n')).toMatch(message);
  });

  it('is a text that was forgotten, in notes and in words', () => {
    const note = english.notes.get('loginAdminChallenge') ?? '';
    expect(faultsOf({ notes: { loginAdminChallenge: note } }).join()).toContain('is still English');
    expect(
      faultsOf({ words: { handbook: { HOURS_one: 'eine Stunde', GIVES_AWAY: 'Verrät es.' }, desktop: {} } }),
    ).toEqual([expect.stringContaining('GIVES_AWAY: expected {{names}}, received none')]);
    expect(faultsOf({ words: { handbook: { NO_SUCH_KEY: 'x' }, desktop: {} } }).join()).toContain('no such key');
  });

  it('is a hint too few, and a challenge that is called otherwise than on the score board', () => {
    const coding = english.coding.get('loginAdminChallenge');
    const fixes = coding?.explanations.map((explanation) => ({ explanation })) ?? [];
    expect(faultsOf({ coding: new Map([['loginAdminChallenge', { hints: [], fixes }]]) }).join()).toContain(
      'expected 3 hints, received 0',
    );
    const help = (english.help.get('quick-start') ?? '').replace(/\*\*[^*]+\*\*/, '**Login Admin**');
    expect(faultsOf({ help: new Map([['quick-start', help]]) }).length).toBeGreaterThan(0);
  });
});
