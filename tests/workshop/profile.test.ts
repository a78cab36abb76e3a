import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { completeLanguages } from '../../shared/content/complete-languages.ts';
import { themeNames } from '../../shared/theme/tokens.ts';
import { logoReader } from '../../shared/workshop/logo.ts';
import { bakedProfile, profileWithClass, readProfileFile } from '../../shared/workshop/profile-file.ts';
import { type ReadProfile, readProfile } from '../../shared/workshop/read-profile.ts';
import { settings } from '../../shared/workshop/schema.ts';
import { workshopOf } from '../../shared/workshop/workshop.ts';
import { aProfile, challenges, example } from './classroom.ts';

const server = join(import.meta.dirname, '../../dist/server');

function read(text: string): ReadProfile {
  return readProfile(text, 'workshop.yml', { challenges, readLogo: logoReader(import.meta.dirname) });
}

function faultsOf(read: ReadProfile): readonly string[] {
  return read.kind === 'bad' ? read.faults : [];
}

function selectionOf(lines: string): readonly string[] {
  const outcome = read(`challenges:\n${lines}`);
  if (outcome.kind === 'bad') {
    throw new Error(outcome.faults.join('\n'));
  }
  const byKey = new Map(challenges.map(({ key, name }) => [key, name]));
  return (outcome.profile.challenges ?? []).map((key) => byKey.get(key) ?? '');
}

/** browser.test.ts and tests/desktop/workshop.test.ts show what each of these does to a shop. */
describe('a good profile', () => {
  test('is the example of the documentation, which shows every setting', () => {
    const outcome = readProfileFile(example, server);
    expect(faultsOf(outcome)).toEqual([]);
    // The class part is a comment, since nobody but a class board can write it.
    const written = parse(readFileSync(example, 'utf8').replace(/^# (?=(?:version|class):| {2}\w+: )/gm, ''));
    const shown = (group: string) => Object.keys(group === '' ? written : written[group]).toSorted();
    for (const [group, known] of Object.entries(settings)) {
      expect(shown(group)).toEqual(known.toSorted());
    }
    const text = readFileSync(example, 'utf8');
    for (const word of [...themeNames, ...completeLanguages]) {
      expect(text).toContain(word);
    }
  });

  test('becomes a layer of the configuration, the flag key and a proxy', () => {
    const outcome = read(
      'name: Class\ntheme: lime-green\nport: 4000\nlanguage: de_DE\ntutorialsFirst: yes\nhints: Off\nctf: {flags: on, key: k}\nproxy: {address: "http://127.0.0.1:8080/"}\n',
    );
    if (outcome.kind === 'bad') {
      throw new Error(outcome.faults.join('\n'));
    }
    const { configuration, ...others } = workshopOf(outcome.profile, 'class.yml');
    expect(others).toEqual({
      ctfKey: 'k',
      name: 'Class',
      language: 'de_DE',
      proxy: { address: '127.0.0.1:8080', use: false },
      class: null,
    });
    expect(configuration.name).toBe('class.yml');
    expect(JSON.parse(configuration.text)).toEqual({
      server: { port: 4000 },
      application: {
        name: 'Class',
        theme: 'lime-green',
        defaultLanguage: 'de_DE',
        welcomeBanner: { title: 'Welcome to Class!' },
      },
      challenges: { restrictToTutorialsFirst: true, showHints: false, showSolvedNotifications: true },
      hackingInstructor: { isEnabled: true },
      ctf: { showFlagsInNotifications: true },
    });
  });

  test('changes nothing that it does not say', () => {
    const outcome = read('port: 4000');
    const { configuration, ctfKey, proxy } = workshopOf(Object(outcome).profile, 'workshop.yml');
    expect({ ctfKey, proxy }).toEqual({ ctfKey: null, proxy: null });
    expect(JSON.parse(configuration.text)).toEqual({
      server: { port: 4000 },
      application: {},
      challenges: {},
      hackingInstructor: {},
      ctf: {},
    });
  });

  test('switches off what a contest does without', () => {
    const outcome = read('tutorials: off\ncodingChallenges: off\nhints: off\nhelp: off\n');
    const { configuration } = workshopOf(Object(outcome).profile, 'workshop.yml');
    expect(JSON.parse(configuration.text)).toEqual({
      server: {},
      application: { showHelp: false },
      challenges: { restrictToTutorialsFirst: false, codingChallengesEnabled: 'never', showHints: false },
      hackingInstructor: { isEnabled: false },
      ctf: {},
    });
  });

  test('leads to a class, as its board writes it, and switches off what a contest does without', () => {
    const part = { name: 'Tuesday', boards: ['http://10.0.0.7:4000'], key: 'k'.repeat(43), board: 'b'.repeat(43) };
    const outcome = read(profileWithClass('help: on # our own rule\n', { ...part, contest: true }));
    const workshop = workshopOf(Object(outcome).profile, 'workshop.yml');
    expect(workshop.class).toEqual({ ...part, contest: true });
    expect(JSON.parse(workshop.configuration.text)).toEqual({
      server: {},
      application: { showHelp: true },
      challenges: { codingChallengesEnabled: 'never', restrictToTutorialsFirst: false },
      hackingInstructor: { isEnabled: false },
      ctf: {},
    });
    const alone = read(profileWithClass(null, { ...part, contest: false }));
    const lesson = workshopOf(Object(alone).profile, 'workshop.yml');
    expect(lesson.class).toEqual({ ...part, contest: false });
    expect(JSON.parse(lesson.configuration.text).hackingInstructor).toEqual({});
  });

  test('switches on what the configuration has switched off', () => {
    const outcome = read('tutorials: on\ncodingChallenges: on\nhelp: on\n');
    const { configuration } = workshopOf(Object(outcome).profile, 'workshop.yml');
    expect(JSON.parse(configuration.text)).toMatchObject({
      application: { showHelp: true },
      challenges: { codingChallengesEnabled: 'solved' },
      hackingInstructor: { isEnabled: true },
    });
  });

  test('may use the key that ships for its flags, if it says so', () => {
    const outcome = read('ctf: {flags: on, key: default}');
    expect(workshopOf(Object(outcome).profile, 'workshop.yml').ctfKey).toBeNull();
  });

  test('selects challenges by difficulty and category, adds some and removes some', () => {
    expect(selectionOf('  difficulties: [1]')).toHaveLength(14);
    expect(selectionOf('  difficulties: [1, 2]\n  categories: [Injection]')).toEqual(['Login Admin']);
    expect(selectionOf('  names: [score board, loginJimChallenge]')).toEqual(['Login Jim', 'Score Board']);
    expect(selectionOf('  categories: [XXE]\n  names: [Login Jim]\n  without: [XXE DoS]')).toEqual([
      'Login Jim',
      'XXE Data Access',
    ]);
    expect(selectionOf('  without: [Login Jim]')).toHaveLength(109);
  });

  test('may have been saved by a Windows editor', () => {
    expect(faultsOf(readProfileFile(aProfile('\uFEFFname: Class\r\nhints: off\r\n'), server))).toEqual([]);
  });

  test('is bundled with its logo in it, and reads the same afterwards', () => {
    const baked = bakedProfile(example, server);
    if (baked.kind === 'bad') {
      throw new Error(baked.faults.join('\n'));
    }
    expect(baked.text).toContain('# A workshop profile');
    expect(baked.text).toContain('logo: data:image/svg+xml;base64,');
    expect(readProfileFile(aProfile(baked.text), server)).toEqual(readProfileFile(example, server));
  });
});

const flagsNeedAKey =
  'Flags need a key of your own, as ctf.key. "default" names the one that ships, whose flags everybody can look up.';

/** What is wrong, the profile, and the message that its author reads. */
const broken: readonly (readonly [name: string, text: string, ...messages: string[]])[] = [
  [
    'an invalid port',
    'name: Class\n\nport: 70000',
    'workshop.yml, line 3: port must be a whole number from 1 to 65535, not 70000.',
  ],
  [
    'an unknown setting',
    '# Class of 2026\nhint: off',
    'workshop.yml, line 2: "hint" is not a setting. Did you mean hints?',
  ],
  [
    'a setting in the wrong group',
    'ctf:\n  flags: on\n  hints: on',
    'workshop.yml, line 3: "hints" is not a setting of ctf. There are flags, key.',
  ],
  ['an invalid switch', 'hints: sometimes', 'workshop.yml, line 1: hints must be on or off, not "sometimes".'],
  [
    'a misspelt challenge and category, and a seventh star',
    'challenges:\n  difficulties: [1, 7]\n  categories:\n    - Injektion\n  names:\n    - Score Board\n    - Login Admn\n    - Quux',
    'workshop.yml, line 2: Entry 2 of challenges.difficulties must be a whole number from 1 to 6, not 7.',
    'workshop.yml, line 4: "Injektion" is not a category. Did you mean "Injection"?',
    'workshop.yml, line 7: "Login Admn" is not a challenge. Did you mean "Login Admin"?',
    'workshop.yml, line 8: "Quux" is not a challenge. The score board shows their names.',
  ],
  [
    'a selection that leaves nothing',
    'challenges:\n  difficulties: [1]\n  categories: [XXE]',
    'workshop.yml, line 1: No challenge is left by this selection.',
  ],
  [
    'a number for a name',
    'name: 2026',
    'workshop.yml, line 1: name must be a text of 1 to 60 characters, not 2026. Put it into quotation marks.',
  ],
  [
    'no value at all',
    'port: 80\ntheme:\n',
    `workshop.yml, line 2: theme has no value. Write one of ${themeNames.join(', ')}, or take the line out.`,
  ],
  [
    'a language in words',
    'language: German',
    `workshop.yml, line 1: language must be one of en, ${completeLanguages.join(', ')}, not "German".`,
  ],
  [
    'tutorials that come first, and are off',
    'tutorials: off\ntutorialsFirst: on',
    'workshop.yml, line 2: tutorialsFirst needs the tutorials, which are off. Take out one of the two lines.',
  ],
  [
    'a class in a profile of the first version',
    `class:\n  name: Tuesday\n  boards: []\n  key: ${'k'.repeat(43)}\n  board: ${'k'.repeat(43)}`,
    'workshop.yml, line 1: class needs a profile of version 2. Write "version: 2" in the first line.',
  ],
  ['a later version', 'version: 3', 'workshop.yml, line 1: version must be a whole number from 1 to 2, not 3.'],
  [
    'an address of a board that leads elsewhere, and a key that was not copied whole',
    `version: 2\nclass:\n  name: T\n  boards: ["http://a/b"]\n  key: abc\n  board: ${'k'.repeat(43)}`,
    'workshop.yml, line 4: Entry 1 of class.boards must be an address such as http://192.168.1.20:4000, not "http://a/b".',
    'workshop.yml, line 5: class.key must be a key as the class board writes it, not "abc".',
  ],
  ['flags without a key', 'name: Class\nctf:\n  flags: on', `workshop.yml, line 3: ${flagsNeedAKey}`],
  [
    'a proxy without an address, and an invalid one',
    'proxy:\n  use: on',
    'workshop.yml, line 1: proxy.address is missing. It must be an address such as 127.0.0.1:8080.',
  ],
  [
    'an invalid address',
    'proxy:\n  address: 127.0.0.1;8080',
    'workshop.yml, line 2: proxy.address must be an address such as 127.0.0.1:8080, not "127.0.0.1;8080".',
  ],
  [
    'a string where a group belongs',
    'ctf: on',
    'workshop.yml, line 1: ctf must be a group of settings: flags, key, not "on".',
  ],
  [
    'a list where a string belongs',
    'name: [a]',
    'workshop.yml, line 1: name must be a text of 1 to 60 characters, not a list.',
  ],
  [
    'a duplicate setting',
    'port: 80\nhints: on\nport: 90',
    'workshop.yml, line 3: port is written here for the second time. Keep one of the two.',
  ],
  [
    'a colon in a text',
    'name: Berlin: Day 1',
    'workshop.yml, line 1: A text with a colon in it needs quotation marks around it.',
  ],
  ['a tab', 'ctf:\n\tkey: k', 'workshop.yml, line 2: A tab cannot indent a line here. Use spaces.'],
  [
    'a missing colon',
    'name: Class\nport 3000\nhints: on',
    'workshop.yml, line 2: A colon is missing between the setting and its value.',
  ],
  [
    'a quotation mark that is not closed',
    'port: 80\nname: "Class',
    'workshop.yml, line 2: Something is missing here: a closing quotation mark or bracket, or the colon between a setting and its value.',
  ],
  [
    'a wrong column',
    'ctf:\n  key: x\n flags: on',
    'workshop.yml, line 3: This line is not indented like those around it. Settings of one group begin in the same column.',
  ],
  [
    'an empty file',
    '# later\n',
    'workshop.yml: It says nothing. A profile has one setting in each line, such as "name: My workshop".',
  ],
  [
    'another kind of text',
    'hello',
    'workshop.yml, line 1: It has no settings. A profile has one setting in each line, such as "name: My workshop".',
  ],
  [
    'bytes of another encoding',
    'n\0a\0m\0e\0',
    'workshop.yml: It is not text in UTF-8. Save it again with that encoding.',
  ],
  [
    'a logo from the Internet',
    'logo: https://example.com/logo.png',
    'workshop.yml, line 1: logo must be a picture file beside the profile: a workshop has no Internet.',
  ],
  [
    'a logo that does not exist',
    'logo: anchor.png',
    'workshop.yml, line 1: The logo "anchor.png" cannot be found beside the profile, or cannot be read.',
  ],
  [
    'a logo that is not a picture',
    'logo: profile.test.ts',
    'workshop.yml, line 1: logo must be a picture file that ends in .png, .jpg, .jpeg, .webp, .svg, not "profile.test.ts".',
  ],
];

describe('a broken profile is reported with the place, the fault and what was expected', () => {
  test.each(broken)('%s', (_name, text, ...messages) => {
    expect(read(text)).toEqual({ kind: 'bad', faults: messages });
  });

  test('a logo that is something else, or too large', () => {
    const path = aProfile('logo: logo.png');
    const logo = join(dirname(path), 'logo.png');
    writeFileSync(logo, 'MZ');
    expect(faultsOf(readProfileFile(path, server))).toEqual([
      'workshop.yml, line 1: The logo "logo.png" is not a picture of that type. PNG, JPEG, WebP and SVG are known.',
    ]);
    writeFileSync(logo, Buffer.alloc(200_000));
    expect(faultsOf(readProfileFile(path, server))).toEqual([
      'workshop.yml, line 1: The logo "logo.png" is larger than 128 KiB. Make it smaller: it is shown 36 pixels high.',
    ]);
  });

  test('a missing file, a folder, and a file that is far too large', () => {
    const path = aProfile('x'.repeat(1_100_000));
    const folder = join(dirname(path), 'folder.yml');
    mkdirSync(folder);
    expect(faultsOf(readProfileFile(path, server))).toEqual(['workshop.yml: It is larger than 1 MiB.']);
    expect(faultsOf(readProfileFile(folder, server))).toEqual(['folder.yml: It is not a file.']);
    expect(faultsOf(readProfileFile(join(folder, 'none.yml'), server))).toEqual(['none.yml: There is no such file.']);
  });

  test('an endless file', { skip: process.platform === 'win32' }, () => {
    expect(faultsOf(readProfileFile('/dev/zero', server))).toEqual(['zero: It is not a file.']);
    const pipe = join(dirname(aProfile('')), 'pipe.yml');
    execFileSync('mkfifo', [pipe]);
    expect(faultsOf(readProfileFile(pipe, server))).toEqual(['pipe.yml: It is not a file.']);
  });

  test('deeply nested text, and unknown names', () => {
    expect(faultsOf(read('['.repeat(4000)))[0]).toContain('nested too deeply');
    const started = performance.now();
    expect(faultsOf(read(`challenges:\n  names: [${'a'.repeat(200_000)}]`))[0]).toContain('is not a challenge');
    expect(faultsOf(read(Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`).join('\n')))).toEqual([
      'workshop.yml: It has more lines and entries than a profile can have.',
    ]);
    expect(performance.now() - started, 'milliseconds').toBeLessThan(2000);
  });

  test('control sequences for a terminal are not shown', () => {
    const [fault = ''] = faultsOf(read('"\\u001b]0;title\\u0007\\u202E": 1'));
    expect(fault).toContain('is not a setting');
    expect(fault).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('text that expands without end', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (const [one, next] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh']) {
      bomb.push(`${next}: &${next} [${Array(9).fill(`*${one}`).join(', ')}]`);
    }
    expect(faultsOf(read(bomb.join('\n')))[0]).toMatch(/^workshop.yml/);
  });
});
