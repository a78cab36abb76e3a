import type { ChallengeKey } from './challenge-keys.ts';
import type { LessonName } from './lesson-names.ts';
import type { LearningPath } from './paths.ts';

/** A lesson of the handbook, as `GET /rest/range/lessons` describes it. Its page is `handbook/<name>/`. */
export interface Lesson {
  readonly name: LessonName;
  readonly title: string;
  /** The path to which it belongs. */
  readonly path: LearningPath;
  /** How long reading it takes. */
  readonly minutes: number;
  /** The lessons that it presupposes. */
  readonly needs: readonly LessonName[];
  /** The challenges for which it prepares, in the order in which their paths are walked. */
  readonly challenges: readonly ChallengeKey[];
  /** How many requests of the lesson can be opened in the workbench: none where hints are switched off. */
  readonly requests: number;
  /** How many questions its quiz has. */
  readonly questions: number;
}

/** A path of the handbook: lessons in the order in which they are read. */
export interface LessonPath {
  readonly path: LearningPath;
  /** The paths that it presupposes. */
  readonly needs: readonly LearningPath[];
  /** How long its challenges take a beginner. */
  readonly minutes: number;
  readonly lessons: readonly LessonName[];
}

/** The handbook's contents, in the order in which it is read. Both lists are empty where the help is switched off. */
export interface Lessons {
  readonly paths: readonly LessonPath[];
  readonly lessons: readonly Lesson[];
}

/** Where the lessons are listed, relative to the shop's root. */
export const lessonsPath = 'rest/range/lessons';

/** Returns where the requests of a lesson are, as the text of a `.http` file. */
export function lessonRequestsPath(lesson: string): string {
  return `${lessonsPath}/${encodeURIComponent(lesson)}/requests`;
}

/** Returns the hash of the workbench with a request of a lesson, counted from 1 (decision 48). */
export function openedInWorkbench(lesson: string, request: number): string {
  return `#/workbench?open=${encodeURIComponent(lesson)}/${request}`;
}
