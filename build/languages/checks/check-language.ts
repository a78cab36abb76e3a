import { challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { aboutTools, usualSections } from '../../handbook/render/sections.ts';
import { type English, wordsFiles } from '../english.ts';
import type { LessonTranslation } from '../lesson-translation.ts';
import { compareLesson } from '../lesson-translation.ts';
import type { Language } from '../read-language.ts';
import { compareMarkdown, comparePlain } from './compare.ts';
import { compareEvidence } from './compare-evidence.ts';
import { compareWords } from './compare-words.ts';
import type { Fault } from './faults.ts';
import { checkGlossary } from './glossary.ts';
import { blocksOf } from './markdown-blocks.ts';

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
      return lesson === undefined ? [] : [...compareLesson(key, lesson, own, comparison), ...titleFaults(name, own)];
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
    ...compareEvidence(key, english.evidence, language.evidence, comparison.same),
    ...wordsFiles.flatMap((file) =>
      compareWords(`${folder}/${file}.json`, key, english.words[file], language.words[file]),
    ),
  ];

  /** Compares the titles of the usual sections with those that all lessons of the language have. */
  function titleFaults(name: string, { lesson }: LessonTranslation): readonly Fault[] {
    if (lesson === undefined || aboutTools.has(name)) {
      return [];
    }
    const titles = blocksOf(lesson.text, lesson.line).filter(({ kind }) => kind === 'a heading ##');
    return usualSections.flatMap((section, index) => {
      const wanted = language.words.handbook[section];
      const title = titles[index];
      return wanted === undefined || title === undefined || title.text === wanted
        ? []
        : [
            {
              place: `${folder}/lessons/${name}/lesson.md:${title.line}`,
              message: `expected "${wanted}" as in handbook.json (${section}), received "${title.text}"`,
            },
          ];
    });
  }

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
