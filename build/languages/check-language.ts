import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import { compareMarkdown, comparePlain } from './compare.ts';
import { compareWords } from './compare-words.ts';
import { type English, wordsFiles } from './english.ts';
import type { Fault } from './faults.ts';
import { checkGlossary } from './glossary.ts';
import { compareLesson } from './lesson-translation.ts';
import type { Language } from './read-language.ts';

/**
 * Compares all long texts of a language with the English ones: their structure, their code and their terms. Texts that are missing are no faults,
 * since they are shown in English.
 */
export function checkLanguage(english: English, language: Language): readonly Fault[] {
  return [...structureFaults(english, language), ...checkGlossary(english, language)];
}

/** As above, without the terms: what the build refuses. */
export function structureFaults(english: English, language: Language): readonly Fault[] {
  const { key, comparison } = language;
  const folder = `resources/languages/${key}`;
  return [
    ...[...language.lessons].flatMap(([name, own]) => {
      const lesson = english.lessons.get(name);
      return lesson === undefined ? [] : compareLesson(key, lesson, own, comparison);
    }),
    ...[...language.help].flatMap(([name, text]) =>
      compareMarkdown(`${folder}/help/${name}.md`, written(english.help.get(name) ?? ''), written(text), comparison),
    ),
    ...challengeKeys.flatMap((challenge) => {
      const note = language.notes[challenge];
      return note === undefined
        ? []
        : comparePlain(`${folder}/notes.yml: ${challenge}`, english.notes.get(challenge) ?? '', note, comparison);
    }),
    ...[...language.coding].flatMap(([challenge, own]) => {
      const { hints = [], explanations = [] } = english.coding.get(challenge) ?? {};
      const file = `${folder}/coding/${challenge}.yml`;
      return [
        ...compareList(file, 'hints', hints, own.hints),
        ...compareList(
          file,
          'fixes',
          explanations,
          own.fixes.map(({ explanation }) => explanation),
        ),
      ];
    }),
    ...wordsFiles.flatMap((file) =>
      compareWords(`${folder}/${file}.json`, key, english.words[file], language.words[file]),
    ),
  ];

  function compareList(file: string, what: string, texts: readonly string[], own: readonly string[]): readonly Fault[] {
    if (texts.length !== own.length) {
      return [{ place: file, message: `expected ${texts.length} ${what}, received ${own.length}` }];
    }
    return texts.flatMap((text, index) =>
      comparePlain(`${file}: ${what}.${index}`, text, own[index] ?? '', comparison),
    );
  }
}

function written(text: string) {
  return { text, line: 1 };
}
