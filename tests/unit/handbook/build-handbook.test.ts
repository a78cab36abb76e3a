import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildHandbook } from '../../../build/handbook/build-handbook.ts';
import { buildWeakLines } from '../../../build/snippets/weak-lines.ts';
import { linkResources } from '../../support/linked-resources.ts';

const root = join(import.meta.dirname, '../../..');
const resources = join(root, 'resources');
const weakLines = buildWeakLines(root);

/** Makes content like ours in which one file is changed. */
function resourcesWith(file: string, change: (text: string) => string): string {
  const copy = mkdtempSync(join(tmpdir(), 'juice-range-handbook-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const path = `handbook/${file}`;
  const before = readFileSync(join(resources, path), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  linkResources(path, after, resources, copy);
  return copy;
}

const lesson = 'lessons/sql-injection/lesson.md';

describe('a fault in the handbook', () => {
  it.each([
    [
      'a section with another name',
      lesson,
      '## How to find it',
      '## How it is found',
      /:\d+: expected the section "How to find it" as number 3/,
    ],
    [
      'a single question to discuss',
      'lessons/sql-injection/discussion.yml',
      /\n- >-.*$/s,
      '\n',
      /lessons\/sql-injection\/discussion\.yml/,
    ],
    ['no first paragraph', lesson, /\n---\n\n[^#]*## Why/, '\n---\n\n## Why', /expected a first paragraph/],
    ['HTML', lesson, '\n## Why', '\nA <b>bold</b> word.\n\n## Why', /lesson\.md:\d+: expected no HTML, received <b>/],
    [
      'code of an unknown challenge',
      lesson,
      '{{code loginAdminChallenge}}',
      '{{code loginAdamChallenge}}',
      /lesson\.md:\d+: expected .*with a known key/,
    ],
    [
      'a request that the file lacks',
      lesson,
      '{{request Log in with one apostrophe}}',
      '{{request Log in}}',
      /expected the title of a request, received Log in$/,
    ],
    [
      'a diagram that is not there',
      lesson,
      '{{diagram statement ',
      '{{diagram sentence ',
      /expected a file sentence\.svg beside the lesson/,
    ],
    [
      'braces in a sentence',
      lesson,
      '\n## Why',
      '\nSee {{request Log in}} there.\n\n## Why',
      /in a paragraph of its own/,
    ],
    [
      'code in an unknown language',
      lesson,
      '```ts before',
      '```typescript before',
      /expected one of .*behind the backticks/,
    ],
    ['code before a fix, and then no code after it', lesson, '```ts after', '```ts', /expected code after the fix/],
    [
      'a link that needs a network',
      lesson,
      '](../jwt/lesson.md)',
      '](https://example.org/)',
      /lesson\.md:\d+: there is nothing of the handbook.* at https:\/\/example\.org\/$/,
    ],
    [
      'a link to an unknown lesson',
      lesson,
      '](../jwt/lesson.md)',
      '](../jvt/lesson.md)',
      /there is nothing .* at \.\.\/jvt\/lesson\.md$/,
    ],
    [
      'a link to an unknown heading',
      lesson,
      '](../jwt/lesson.md)',
      '](../jwt/lesson.md#nowhere)',
      /there is nothing .* at \.\.\/jwt\/lesson\.md#nowhere$/,
    ],
    [
      'a link to an unknown page of the help',
      'lessons/proxies/lesson.md',
      'help/trouble.md#the-proxy',
      'help/trouble.md#a-proxy',
      /there is nothing .*trouble\.md#a-proxy/,
    ],
    [
      'a number that no list has',
      lesson,
      'cwe: [89]',
      'cwe: [8989]',
      /lesson\.md: numbers\.cwe: .*cwe\.csv does not have 8989$/,
    ],
    ['a fact too many', lesson, 'minutes: 35', 'minutes: 35\nlevel: 2', /lesson\.md: .*"level"/],
    ['facts that are no YAML', lesson, 'minutes: 35', 'minutes: 35: 6', /lesson\.md:3:\d+: /],
    [
      'a lesson that presupposes itself',
      'lessons/http/lesson.md',
      'needs: []',
      'needs: [sql-injection]',
      /the lesson presupposes itself: http -> sql-injection -> http$/,
    ],
    [
      'a path that presupposes itself',
      'contents.yml',
      'path: first-steps\n  needs: []',
      'path: first-steps\n  needs: [web3]',
      /contents\.yml: first-steps: the path presupposes itself: first-steps -> web3/,
    ],
    ['a lesson in no path', 'contents.yml', ', xxe]', ']', /contents\.yml: expected the lesson xxe$/],
    ['a lesson in two paths', 'contents.yml', ', xxe]', ', xxe, http]', /contents\.yml: expected http once$/],
    [
      'two right answers',
      'lessons/http/quiz.yml',
      /- text: ([^\n]*)\n {6}why/,
      '- text: $1\n      right: true\n      why',
      /quiz\.yml: \d\.options: expected one right option$/,
    ],
    [
      'a request without its status',
      'lessons/http/requests.http',
      '# Status 200',
      '# 200',
      /requests\.http:\d+: expected a comment above the request that begins with "Status 200"/,
    ],
    [
      'a request that is refused',
      'lessons/http/requests.http',
      '\n### ',
      '\n# @prompt word\n### ',
      /requests\.http:\d+: @prompt isn't supported/,
    ],
    [
      'a drawing with a script',
      'lessons/sql-injection/statement.svg',
      '</svg>',
      '<script/></svg>',
      /statement\.svg: expected no element that runs/,
    ],
    [
      'a drawing that loads something',
      'lessons/sql-injection/statement.svg',
      'class="box"',
      'class="box" href="https://example.org/"',
      /statement\.svg: expected no link$/,
    ],
  ])('fails the build, which names the place: %s', (_what, file, wanted, replacement, expected) => {
    const copy = resourcesWith(file, (text) => text.replace(wanted, replacement));
    expect(() => buildHandbook(copy, weakLines)).toThrow(expected);
  });
});

it('shows a lesson without a network: nothing in it loads anything from elsewhere', () => {
  const { lessons } = buildHandbook(resources, weakLines);
  const packed = JSON.stringify([...lessons.values()]);
  expect(packed.match(/(?:src|href)=\\"(?:https?:)?\/\/[^"]*/g)).toBeNull();
});

it('searches no request, since an instructor may close them', () => {
  const { search, lessons } = buildHandbook(resources, weakLines);
  const found = search.find(({ path }) => path === 'sql-injection/');
  const text = found?.sections.map((section) => section.text).join(' ') ?? '';
  expect(text.includes('second-order injection')).toBe(true);
  const titles = lessons.get('sql-injection')?.requests.map(({ title }) => title) ?? [];
  expect(titles.length).toBeGreaterThan(5);
  expect(titles.filter((title) => text.includes(title))).toEqual([]);
});
