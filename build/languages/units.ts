import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import { englishFor, neededKeys } from './checks/compare-words.ts';
import { htmlBlocksOf } from './checks/html-blocks.ts';
import { blocksOf } from './checks/markdown-blocks.ts';
import { diagramTexts } from './diagrams.ts';
import { type English, wordsFiles } from './english.ts';
import type { Language } from './read-language.ts';

/** The kinds of texts that learners read, as they are counted, and that a whole language has. */
export const kinds = [
  'interface',
  'challenges',
  'server messages',
  'mitigation notes',
  'coding challenges',
  'lessons',
  'help',
  'handbook words',
  'desktop words',
] as const;

/** Evidence is counted apart, since only some languages have it (decision 126). */
export type Kind = (typeof kinds)[number] | 'evidence';

/** A text with its translation, as far as it has one. */
export interface Unit {
  readonly kind: Kind;
  /** Where the translation is, or belongs. */
  readonly place: string;
  readonly english: string;
  /** Undefined where it is missing. */
  readonly own: string | undefined;
}

/** Returns every text that a learner reads, with its translation. */
export function unitsOf(english: English, language: Language): readonly Unit[] {
  const folder = `resources/languages/${language.key}`;
  const all: Unit[] = [];
  const add = (kind: Kind, place: string, text: string, own: string | undefined): void => {
    all.push({ kind, place: `${folder}/${place}`, english: text, own });
  };

  const interfaceKeys = neededKeys(language.key, english.interface);
  for (const key of interfaceKeys) {
    // Forms for all other numbers may be under the key itself.
    const own = language.interface[key] ?? language.interface[key.replace(/_other$/, '')];
    add('interface', `interface.json: ${key}`, englishFor(english.interface, key) ?? '', own);
  }
  for (const key of challengeKeys) {
    const { name = '', description = '', hints = [] } = english.challenges.get(key) ?? {};
    const own = language.challenges[key];
    add('challenges', `challenges.yml: ${key}.name`, name, own?.name);
    add('challenges', `challenges.yml: ${key}.description`, description, own?.description);
    for (const [index, hint] of hints.entries()) {
      add('challenges', `challenges.yml: ${key}.hints.${index}`, hint, own?.hints[index]);
    }
    add('mitigation notes', `notes.yml: ${key}`, english.notes.get(key) ?? '', language.notes[key]);
  }
  for (const text of english.server) {
    add('server messages', `server.yml: ${text}`, text, language.server[text]);
  }
  for (const [key, { hints, explanations }] of english.coding) {
    const own = language.coding.get(key);
    for (const [index, hint] of hints.entries()) {
      add('coding challenges', `coding/${key}.yml: hints.${index}`, hint, own?.hints[index]);
    }
    for (const [index, text] of explanations.entries()) {
      add('coding challenges', `coding/${key}.yml: fixes.${index}`, text, own?.fixes[index]?.explanation);
    }
  }
  for (const [name, page] of english.help) {
    addMarkdown('help', `help/${name}.md`, page, language.help.get(name));
  }
  for (const [name, lesson] of english.lessons) {
    const place = `lessons/${name}`;
    const own = language.lessons.get(name);
    add('lessons', `${place}/lesson.md: title`, lesson.source.facts.title, own?.lesson?.facts.title);
    addMarkdown('lessons', `${place}/lesson.md`, lesson.source.text, own?.lesson?.text);
    lesson.quiz.forEach(({ question, options }, index) => {
      const other = own?.quiz?.[index];
      add('lessons', `${place}/quiz.yml: ${index}`, question, other?.question);
      options.forEach(({ text, why }, at) => {
        add('lessons', `${place}/quiz.yml: ${index}.${at}.text`, text, other?.options[at]?.text);
        add('lessons', `${place}/quiz.yml: ${index}.${at}.why`, why, other?.options[at]?.why);
      });
    });
    lesson.requests.requests.forEach(({ title, outcome }, index) => {
      const other = own?.requests?.requests[index];
      add('lessons', `${place}/requests.yml: ${index}.title`, title, other?.title);
      add('lessons', `${place}/requests.yml: ${index}.outcome`, outcome, other?.outcome);
    });
    for (const [diagram, svg] of lesson.diagrams) {
      const other = own?.diagrams?.[diagram];
      for (const text of diagramTexts(svg)) {
        // What a diagram shows of code stays as it is, so a diagram is translated as soon as it is in the file.
        add(
          'lessons',
          `${place}/diagrams.yml: ${diagram}`,
          text,
          other === undefined ? undefined : (other[text] ?? text),
        );
      }
    }
  }
  for (const file of wordsFiles) {
    for (const key of neededKeys(language.key, english.words[file])) {
      add(
        `${file} words`,
        `${file}.json: ${key}`,
        englishFor(english.words[file], key) ?? '',
        language.words[file][key],
      );
    }
  }
  for (const [path, page] of english.evidence.pages) {
    const own = htmlBlocksOf(language.evidence.pages.get(path) ?? '');
    htmlBlocksOf(page).forEach(({ text, line }, index) => {
      if (text !== '') {
        add('evidence', `osint/${path}:${line}`, text, own[index]?.text);
      }
    });
  }
  for (const { name, about } of english.evidence.sites) {
    const own = language.evidence.sites.find((site) => site.name === name);
    add('evidence', `osint/sites.yml: ${name}`, about, own?.about);
  }
  return all;

  function addMarkdown(kind: Kind, place: string, text: string, own: string | undefined): void {
    const translated = own === undefined ? [] : blocksOf(own);
    blocksOf(text).forEach((block, index) => {
      if (block.text !== '') {
        add(kind, `${place}:${block.line}`, block.text, translated[index]?.text);
      }
    });
  }
}

/** Counts the words of a text. What a script writes without spaces is counted in English, so this is only used for English texts. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
