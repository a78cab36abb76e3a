import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { type ChallengeKey, challengeKeys } from '../../shared/api/challenge-keys.ts';
import { diagramTexts } from './diagrams.ts';
import type { English } from './english.ts';

/**
 * Makes the files of a translation with the English texts in them, in which each text is then replaced. Files that are there already stay.
 * @param what `lessons/<lesson>`, `coding/<key>` or `help/<page>`
 * @returns the paths of the new files, relative to `resources/`
 * @throws Error for anything else
 */
export function beginTranslation(english: English, language: string, what: string): readonly string[] {
  const files = filesFor(english, what);
  if (files === undefined) {
    throw new Error(
      `There is nothing to translate called ${what}. Try lessons/jwt, coding/loginAdminChallenge or help/trouble.`,
    );
  }
  return Object.entries(files).flatMap(([name, text]) => {
    const file = `languages/${language}/${name}`;
    const path = join(english.root, file);
    if (existsSync(path)) {
      return [];
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return [file];
  });
}

function filesFor(english: English, what: string): Readonly<Record<string, string>> | undefined {
  const [kind, name = ''] = what.split('/', 2);
  const lesson = english.lessons.get(name);
  const key = challengeKeys.find((each) => each === name);
  const page = english.help.get(name);
  if (kind === 'lessons' && lesson !== undefined) {
    const { source, quiz, requests, diagrams } = lesson;
    const texts = [...diagrams].map(([diagram, svg]) => [
      diagram,
      Object.fromEntries(diagramTexts(svg).map((text) => [text, text])),
    ]);
    const about = /^# (.*)$/m.exec(requests.file)?.[1] ?? '';
    return {
      [`${what}/lesson.md`]: `---\n${yaml({ title: source.facts.title })}---\n${source.text}`,
      [`${what}/quiz.yml`]: yaml(quiz),
      [`${what}/requests.yml`]: yaml({
        about,
        requests: requests.requests.map(({ title, outcome }) => ({ title, outcome })),
      }),
      ...(diagrams.size === 0 ? {} : { [`${what}/diagrams.yml`]: yaml(Object.fromEntries(texts)) }),
    };
  }
  if (kind === 'coding' && key !== undefined && english.coding.has(key)) {
    return { [`${what}.yml`]: yaml(codingOf(english, key)) };
  }
  return kind === 'help' && page !== undefined ? { [`${what}.md`]: page } : undefined;
}

function codingOf(english: English, key: ChallengeKey) {
  const { hints = [], explanations = [] } = english.coding.get(key) ?? {};
  return { hints, fixes: explanations.map((explanation) => ({ explanation })) };
}

function yaml(value: unknown): string {
  return stringify(value, { lineWidth: 120 });
}
