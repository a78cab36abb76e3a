import type { ChallengeKey } from '../api/challenge-keys.ts';
import type { LessonName } from '../api/lesson-names.ts';
import type { LessonPath } from '../api/lessons.ts';
import type { LearningPath } from '../api/paths.ts';
import type { Texts } from '../text/words.ts';

/*
 * What `build/handbook` packs for the shop process into `dist/server/handbook/` (decision 100). All HTML is ours, from `resources/`, and all of its
 * addresses are relative to a page two levels below the shop's root.
 */

/** `contents/<language>.json`: what has to be known of all lessons, in one language. What it lacks is English. */
export interface PackedContents {
  /** Its key, such as `en`. */
  readonly language: string;
  /** The languages in which the handbook can be read, with their own names. */
  readonly languages: readonly { readonly key: string; readonly name: string }[];
  /** The words of the pages (`resources/languages/<language>/handbook.json`), and the names of the categories. */
  readonly words: Texts;
  readonly paths: readonly PackedPath[];
  /** In the order in which they are read. */
  readonly lessons: readonly PackedFacts[];
}

export interface PackedPath extends LessonPath {
  /** Plain text. */
  readonly title: string;
  readonly about: string;
}

/** What lists say of a lesson. */
export interface PackedFacts {
  readonly name: LessonName;
  /** Plain text. */
  readonly title: string;
  readonly path: LearningPath;
  /** Its place in the book: 2.3 is the third lesson of the second path. */
  readonly number: string;
  readonly minutes: number;
  readonly needs: readonly LessonName[];
  readonly requests: number;
  /** The right option of each question, counted from 0. */
  readonly answers: readonly number[];
  /** Whether the lesson is there in this language. */
  readonly isTranslated: boolean;
}

/** `lessons/<language>/<lesson>.json`: one lesson. */
export interface PackedLesson {
  /** HTML of the first paragraph, which says what the lesson is about. */
  readonly lead: string;
  readonly sections: readonly PackedSection[];
  /** HTML: the numbers under which others know the flaw, and their names. Empty for a lesson without any. */
  readonly numbers: string;
  readonly requests: readonly PackedRequest[];
  /** `requests.http`, as it is written. */
  readonly file: string;
  readonly quiz: readonly PackedQuestion[];
  /** HTML: questions to discuss, in English in every language. */
  readonly discussion: readonly string[];
}

export interface PackedSection {
  readonly id: string;
  /** HTML. */
  readonly title: string;
  readonly blocks: readonly PackedBlock[];
}

/** A piece of a lesson: ready-made HTML, or something whose look depends on the configuration and the learner. */
export type PackedBlock =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'code'; readonly code: PackedCode }
  /** The index of a request, counted from 0. */
  | { readonly kind: 'request'; readonly request: number };

/** Weak lines of the shop's own source. */
export interface PackedCode {
  readonly key: ChallengeKey;
  readonly html: string;
  /** The coding challenges whose answer the lines give away (decision 47). */
  readonly answers: readonly ChallengeKey[];
}

export interface PackedRequest {
  /** HTML. */
  readonly title: string;
  /** The request in colours. */
  readonly html: string;
  /** HTML: what comes back. */
  readonly outcome: string;
}

export interface PackedQuestion {
  /** HTML. */
  readonly question: string;
  readonly options: readonly { readonly text: string; readonly why: string; readonly isRight: boolean }[];
}

/** `handbook/search.<language>.json`, which the pages search: a lesson or a page of the help, section by section. */
export interface SearchedPage {
  /** Relative to the handbook. */
  readonly path: string;
  readonly title: string;
  readonly sections: readonly SearchedSection[];
}

export interface SearchedSection {
  /** Empty for what comes before the first heading. */
  readonly id: string;
  readonly title: string;
  /** Plain text on one line. */
  readonly text: string;
}
