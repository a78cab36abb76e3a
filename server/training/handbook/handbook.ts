import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { Lessons } from '../../../shared/api/lessons.ts';
import type { Content } from '../../../shared/content/content.ts';
import type { PackedContents, PackedFacts, PackedLesson } from '../../../shared/content/handbook.ts';
import type { Config } from '../../config/config.ts';
import type { Catalogue } from '../catalogue.ts';

/** Reads the packed handbook. */
export interface HandbookFiles {
  /** Called once, when somebody first asks for the handbook. */
  readonly readContents: () => PackedContents;
  /** Called for each page, with the name of a lesson of the contents: all of them together are too much to keep for a page now and then. */
  readonly readLesson: (name: string) => PackedLesson;
}

/** The handbook of this shop (architecture.md 10). */
export interface Handbook {
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
  let packed: PackedContents | undefined;
  let listed: Lessons | undefined;

  const contents = (): PackedContents => {
    packed ??= files.readContents();
    return packed;
  };

  // A workshop may hide challenges, in lists as on the score board (decision 42).
  const isShown = ({ key }: { readonly key: ChallengeKey }) => selection?.includes(key) ?? true;
  const walked = Object.keys(content.paths);
  const challengesOf = (lesson: string): readonly ChallengeKey[] =>
    catalogue.all
      .filter((challenge) => content.paths[challenge.key].lesson === lesson && isShown(challenge))
      .map(({ key }) => key)
      .toSorted((one, other) => walked.indexOf(one) - walked.indexOf(other));

  const list = (): Lessons =>
    isOpen
      ? {
          paths: contents().paths.map(({ path, needs, minutes, lessons }) => ({ path, needs, minutes, lessons })),
          lessons: contents().lessons.map(({ name, title, path, minutes, needs, requests, answers }) => ({
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

  return {
    isOpen,
    showsRequests,
    contents,
    find: (name) => contents().lessons.find((lesson) => lesson.name === name),
    read: ({ name }) => files.readLesson(name),
    challengesOf,
    list: () => {
      listed ??= list();
      return listed;
    },
  };
}
