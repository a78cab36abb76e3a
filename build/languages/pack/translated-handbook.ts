import type { PackedLesson } from '../../../shared/content/handbook.ts';
import { createWords } from '../../../shared/text/words.ts';
import { openContentFiles } from '../../content/read-content.ts';
import { readStandards } from '../../content/standards.ts';
import { type BuiltHandbook, packedContents } from '../../handbook/build-handbook.ts';
import { renderLesson } from '../../handbook/render/render-lesson.ts';
import { searchedHelp, searchedLesson } from '../../handbook/search-index.ts';
import { buildHelp } from '../../help/build-help.ts';
import type { buildWeakLines } from '../../snippets/weak-lines.ts';
import type { English } from '../english.ts';
import { readLanguageNames } from '../language-names.ts';
import { isWhole, translatedLesson } from '../lesson-translation.ts';
import type { Language } from '../read-language.ts';

/**
 * Renders the handbook in another language: its contents, the lessons that are translated as a whole, and what its pages search, in which the other
 * lessons are English.
 */
export function translatedHandbook(
  english: English,
  language: Language,
  inEnglish: BuiltHandbook,
  weakLines: ReturnType<typeof buildWeakLines>,
): BuiltHandbook {
  const files = openContentFiles(english.root);
  const standards = readStandards(files);
  const words = createWords(english.words.handbook, language.key, language.words.handbook);
  const read = [...english.lessons.values()].map((lesson) => {
    const own = language.lessons.get(lesson.name);
    return own !== undefined && isWhole(lesson, own) ? translatedLesson(lesson, own) : lesson;
  });
  const lessons = new Map<string, PackedLesson>();
  const search = read.flatMap((lesson) => {
    const original = english.lessons.get(lesson.name);
    if (original === undefined || lesson === original) {
      return inEnglish.search.filter(({ path }) => path === `${lesson.name}/`);
    }
    const folder = `resources/languages/${language.key}/lessons/${lesson.name}`;
    const { packed } = renderLesson(lesson, {
      weakLines: weakLines.lines,
      standards,
      words,
      translation: { folder, english: original },
    });
    lessons.set(lesson.name, packed);
    return [searchedLesson(lesson, packed)];
  });
  return {
    contents: packedContents(
      { paths: inEnglish.contents.paths, lessons: read },
      {
        language: language.key,
        languages: readLanguageNames(files),
        texts: { ...english.interface, ...language.interface },
        words: language.words.handbook,
        translated: new Set(lessons.keys()),
      },
    ),
    lessons,
    search: [...search, ...buildHelp(english.root, language.help).map((page) => searchedHelp(page))],
    files: [...files.read, ...language.files],
  };
}
