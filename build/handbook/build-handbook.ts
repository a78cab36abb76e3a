import { join } from 'node:path';
import type {
  PackedContents,
  PackedFacts,
  PackedLesson,
  PackedPath,
  SearchedPage,
} from '../../shared/content/handbook.ts';
import { openContentFiles } from '../content/read-content.ts';
import { readStandards } from '../content/standards.ts';
import { buildHelp } from '../help/build-help.ts';
import { buildWeakLines } from '../snippets/weak-lines.ts';
import { checkLinks } from './check-links.ts';
import { checkOrder } from './check-order.ts';
import { readPathTexts } from './path-texts.ts';
import { type ReadLesson, readHandbook } from './read-handbook.ts';
import { renderLesson } from './render/render-lesson.ts';
import { searchedHelp, searchedLesson } from './search-index.ts';

/** The handbook, as it is packed. */
export interface BuiltHandbook {
  readonly contents: PackedContents;
  /** By name, in the order in which they are read. */
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
  const rendered = handbook.lessons.map((lesson) => ({
    lesson,
    ...renderLesson(lesson, { weakLines: weakLines.lines, standards }),
  }));
  const help = buildHelp(resources);
  checkLinks(rendered, handbook.known, help);
  const texts = readPathTexts(files);
  const paths = handbook.paths.map((path): PackedPath => ({ ...path, ...texts(path.path) }));
  return {
    contents: { paths, lessons: handbook.lessons.map(factsOf) },
    lessons: new Map(rendered.map(({ lesson, packed }) => [lesson.name, packed])),
    search: [
      ...rendered.map(({ lesson, packed }) => searchedLesson(lesson, packed)),
      ...help.map((page) => searchedHelp(page)),
    ],
    files: [...files.read, ...weakLines.files],
  };
}

function factsOf({ name, path, number, source: { facts }, requests, quiz }: ReadLesson): PackedFacts {
  return {
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
