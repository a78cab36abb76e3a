import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { Lessons } from '../../../shared/api/lessons.ts';
import type { Content } from '../../../shared/content/content.ts';
import type { PackedContents, PackedFacts, PackedLesson } from '../../../shared/content/handbook.ts';
import type { Config } from '../../config/config.ts';
import type { Catalogue } from '../catalogue.ts';

/** Reads the packed handbook. */
export interface HandbookFiles {
  /** Called once for each language in which somebody asks for the handbook. Returns null for a language that has no part of it. */
  readonly readContents: (language: string) => PackedContents | null;
  /**
   * Called for each page, with the name of a lesson of the contents: all of them together are too much to keep for a page now and then. Returns null
   * for a lesson that is not translated.
   */
  readonly readLesson: (name: string, language: string) => PackedLesson | null;
}

/** The handbook of this shop (architecture.md 10), in one language. */
export interface Handbook {
  /** The key of its language, such as `de_DE`. */
  readonly language: string;
  /** Returns the handbook in a language that it has, and in English for any other. */
  in(language: string): Handbook;
  /** Whether there is one: where the help is switched off, nothing of it is served. */
  readonly isOpen: boolean;
  /** Whether lessons show their requests: they are hints (decision 46). */
  readonly showsRequests: boolean;
  contents(): PackedContents;
  /** Returns the facts about a lesson; undefined for a name that no lesson has. */
  find(name: string): PackedFacts | undefined;
  read(lesson: PackedFacts): PackedLesson;
  /** Returns the challenges for which a lesson prepares, in the order in which their paths are walked. */
  challengesOf(lesson: string): readonly ChallengeKey[];
  /** Returns what is told of it to tools and to the page. */
  list(): Lessons;
}

interface Surroundings {
  readonly config: Config;
  readonly content: Content;
  readonly catalogue: Catalogue;
}

export function createHandbook(files: HandbookFiles, { config, content, catalogue }: Surroundings): Handbook {
  const { selection, showHints: showsRequests } = config.challenges;
  const isOpen = config.application.showHelp;
  const packed = new Map<string, PackedContents>();
  const handbooks = new Map<string, Handbook>();

  const contentsIn = (language: string): PackedContents => {
    const contents = packed.get(language) ?? files.readContents(language);
    if (contents === null) {
      throw new Error(`There are no contents of the handbook in ${language}.`);
    }
    packed.set(language, contents);
    return contents;
  };

  // A workshop may hide challenges, in lists as on the score board (decision 42).
  const isShown = ({ key }: { readonly key: ChallengeKey }) => selection?.includes(key) ?? true;
  const walked = Object.keys(content.paths);
  const challengesOf = (lesson: string): readonly ChallengeKey[] =>
    catalogue.all
      .filter((challenge) => content.paths[challenge.key].lesson === lesson && isShown(challenge))
      .map(({ key }) => key)
      .toSorted((one, other) => walked.indexOf(one) - walked.indexOf(other));

  const listOf = ({ paths, lessons }: PackedContents): Lessons =>
    isOpen
      ? {
          paths: paths.map(({ path, needs, minutes, lessons }) => ({ path, needs, minutes, lessons })),
          lessons: lessons.map(({ name, title, path, minutes, needs, requests, answers }) => ({
            name,
            title,
            path,
            minutes,
            needs,
            challenges: challengesOf(name),
            requests: showsRequests ? requests : 0,
            questions: answers.length,
          })),
        }
      : { paths: [], lessons: [] };

  const handbookIn = (language: string): Handbook => {
    const contents = () => contentsIn(language);
    let listed: Lessons | undefined;
    return {
      language,
      in: (other) => {
        // Only languages that it has are read, because the name becomes part of a path.
        const key = contentsIn('en').languages.some((each) => each.key === other) ? other : 'en';
        const handbook = handbooks.get(key) ?? handbookIn(key);
        handbooks.set(key, handbook);
        return handbook;
      },
      isOpen,
      showsRequests,
      contents,
      find: (name) => contents().lessons.find((lesson) => lesson.name === name),
      read: ({ name, isTranslated }) => {
        const lesson = files.readLesson(name, isTranslated ? language : 'en');
        if (lesson === null) {
          throw new Error(`The handbook has no lesson ${name}.`);
        }
        return lesson;
      },
      challengesOf,
      list: () => {
        listed ??= listOf(contents());
        return listed;
      },
    };
  };
  return handbookIn('en');
}
