import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type LessonName, lessonNames } from '../../shared/api/lesson-names.ts';
import type { LessonPath } from '../../shared/api/lessons.ts';
import type { LearningPath } from '../../shared/api/paths.ts';
import { ContentError, type ContentFiles, type MarkdownFile } from '../content/read-content.ts';
import { contentsSchema } from '../content/schema.ts';
import { discussionSchema, factsSchema, type LessonFacts, type QuizFile, quizSchema } from './handbook-schema.ts';
import { type LessonRequests, readLessonRequests } from './lesson-requests.ts';

/** A lesson as its files have it. */
export interface ReadLesson {
  readonly name: LessonName;
  readonly path: LearningPath;
  /** Its place in the book, such as 2.3. */
  readonly number: string;
  readonly source: MarkdownFile<LessonFacts>;
  readonly requests: LessonRequests;
  readonly quiz: QuizFile;
  readonly discussion: readonly string[];
  /** The text of its diagrams, by name. */
  readonly diagrams: ReadonlyMap<string, string>;
}

/** The handbook as its files have it. */
export interface ReadHandbook {
  readonly paths: readonly LessonPath[];
  /** In the order in which they are read. */
  readonly lessons: readonly ReadLesson[];
  /** The names of all lessons that contents.yml lists, those that aren't written yet included. */
  readonly known: readonly LessonName[];
}

const folder = 'handbook/lessons';

/**
 * Reads the handbook's files. What they say of each other is checked elsewhere.
 * @param resources the folder `resources/`
 * @throws ContentError naming the file, the place and what was expected
 */
export function readHandbook(resources: string, files: ContentFiles): ReadHandbook {
  const contents = files.yaml('handbook/contents.yml', contentsSchema);
  const listed = contents.flatMap(({ lessons }) => lessons);
  const twice = listed.find((name, index) => listed.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new ContentError(`resources/handbook/contents.yml: expected ${twice} once`);
  }
  const written = foldersIn(join(resources, folder)).filter((name) =>
    existsSync(join(resources, folder, name, 'lesson.md')),
  );
  const stranger = [...written, ...lessonNames].find((name) => !listed.some((known) => known === name));
  if (stranger !== undefined) {
    throw new ContentError(`resources/handbook/contents.yml: expected the lesson ${stranger}`);
  }
  // A lesson that is not written yet is left out, and does not keep the others from being read.
  const paths = contents.map((path) => ({ ...path, lessons: path.lessons.filter((name) => written.includes(name)) }));
  const lessons = paths.flatMap(({ path, lessons: names }, index) =>
    names.map((name, position) => readLesson(resources, files, { name, path, number: `${index + 1}.${position + 1}` })),
  );
  return { paths, lessons, known: listed };
}

export function readLesson(
  resources: string,
  files: ContentFiles,
  place: Pick<ReadLesson, 'name' | 'path' | 'number'>,
): ReadLesson {
  const own = `${folder}/${place.name}`;
  const text = (file: string) => files.bytes(`${own}/${file}`).toString('utf8');
  const diagrams = readdirSync(join(resources, own)).filter((file) => file.endsWith('.svg'));
  return {
    ...place,
    source: files.markdown(`${own}/lesson.md`, factsSchema),
    requests: readLessonRequests(`resources/${own}/requests.http`, text('requests.http')),
    quiz: files.yaml(`${own}/quiz.yml`, quizSchema),
    discussion: files.yaml(`${own}/discussion.yml`, discussionSchema),
    diagrams: new Map(diagrams.toSorted().map((file) => [file.slice(0, -'.svg'.length), text(file)])),
  };
}

function foldersIn(path: string): readonly string[] {
  return existsSync(path) ? readdirSync(path) : [];
}
