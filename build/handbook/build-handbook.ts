import { join } from 'node:path';
import type {
  PackedContents,
  PackedFacts,
  PackedLesson,
  PackedPath,
  SearchedPage,
} from '../../shared/content/handbook.ts';
import { createWords, type Texts } from '../../shared/text/words.ts';
import { openContentFiles } from '../content/read-content.ts';
import { readStandards } from '../content/standards.ts';
import { buildHelp } from '../help/build-help.ts';
import { readLanguageNames } from '../languages/language-names.ts';
import { readWords } from '../languages/words-file.ts';
import { buildWeakLines } from '../snippets/weak-lines.ts';
import { checkLinks } from './check-links.ts';
import { checkOrder } from './check-order.ts';
import { pathTexts } from './path-texts.ts';
import { type ReadHandbook, type ReadLesson, readHandbook } from './read-handbook.ts';
import { renderLesson } from './render/render-lesson.ts';
import { searchedHelp, searchedLesson } from './search-index.ts';

/** The handbook in one language, as it is packed. */
export interface BuiltHandbook {
  readonly contents: PackedContents;
  /** By name, in the order in which they are read. A translation has those lessons that are translated. */
  readonly lessons: ReadonlyMap<string, PackedLesson>;
  /** What its pages search: the lessons and the help. */
  readonly search: readonly SearchedPage[];
  /** Paths of all files read, for watchers. */
  readonly files: readonly string[];
}

/**
 * Reads, checks and renders the handbook.
 * @param resources the folder `resources/`
 * @param weakLines the weak lines of the shop's own sources, which lessons show
 * @throws ContentError naming the file, the place and what was expected
 */
export function buildHandbook(
  resources: string,
  weakLines: ReturnType<typeof buildWeakLines> = buildWeakLines(join(resources, '..')),
): BuiltHandbook {
  const files = openContentFiles(resources);
  const handbook = readHandbook(resources, files);
  checkOrder(handbook);
  const standards = readStandards(files);
  const texts = readWords(files, 'languages/en/interface.json');
  const own = readWords(files, 'languages/en/handbook.json');
  const words = createWords(own, 'en');
  const rendered = handbook.lessons.map((lesson) => ({
    lesson,
    ...renderLesson(lesson, { weakLines: weakLines.lines, standards, words }),
  }));
  const help = buildHelp(resources);
  checkLinks(rendered, handbook.known, help);
  return {
    contents: packedContents(handbook, { language: 'en', languages: readLanguageNames(files), texts, words: own }),
    lessons: new Map(rendered.map(({ lesson, packed }) => [lesson.name, packed])),
    search: [
      ...rendered.map(({ lesson, packed }) => searchedLesson(lesson, packed)),
      ...help.map((page) => searchedHelp(page)),
    ],
    files: [...files.read, ...weakLines.files],
  };
}

/** Returns the contents in one language. @param texts those of the interface, in English where the language lacks them */
export function packedContents(
  { paths, lessons }: Pick<ReadHandbook, 'paths' | 'lessons'>,
  {
    texts,
    words,
    translated,
    ...languages
  }: Pick<PackedContents, 'language' | 'languages' | 'words'> & {
    readonly texts: Texts;
    /** The lessons that are translated; all of them in English. */
    readonly translated?: ReadonlySet<string>;
  },
): PackedContents {
  const textsOf = pathTexts(texts);
  const categories = Object.entries(texts).filter(([key]) => /^CATEGORY_(?!.*_DESCRIPTION$)/.test(key));
  return {
    ...languages,
    words: { ...words, ...Object.fromEntries(categories) },
    paths: paths.map((path): PackedPath => ({ ...path, ...textsOf(path.path) })),
    lessons: lessons.map((lesson) => factsOf(lesson, translated?.has(lesson.name) ?? true)),
  };
}

function factsOf(
  { name, path, number, source: { facts }, requests, quiz }: ReadLesson,
  isTranslated: boolean,
): PackedFacts {
  return {
    isTranslated,
    name,
    title: facts.title,
    path,
    number,
    minutes: facts.minutes,
    needs: facts.needs,
    requests: requests.requests.length,
    answers: quiz.map(({ options }) => options.findIndex(({ right }) => right)),
  };
}
