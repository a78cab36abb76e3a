import { type ChallengePaths, learningPaths, pathNeeds } from '../../shared/api/paths.ts';
import { ContentError, type ContentFiles } from './read-content.ts';
import { contentsSchema } from './schema.ts';

const contents = 'handbook/contents.yml';

/**
 * Checks that the handbook has the paths of `shared/api/paths.ts`, in their order and with what they presuppose, and a lesson for each challenge.
 * @throws ContentError naming what differs
 */
export function checkPaths(files: ContentFiles, challenges: ChallengePaths): void {
  const paths = files.yaml(contents, contentsSchema);
  const names = paths.map(({ path }) => path);
  if (names.join() !== learningPaths.join()) {
    throw new ContentError(`resources/${contents}: expected the paths ${learningPaths.join(', ')}, in this order`);
  }
  const other = paths.find(({ path, needs }) => needs.join() !== pathNeeds[path].join());
  if (other !== undefined) {
    throw new ContentError(`resources/${contents}: ${other.path}.needs disagrees with shared/api/paths.ts`);
  }
  const lessons = new Set<string>(paths.flatMap((path) => path.lessons));
  for (const [key, { lesson }] of Object.entries(challenges)) {
    if (!lessons.has(lesson)) {
      throw new ContentError(`resources/challenges/paths.csv: ${key}: ${contents} has no lesson ${lesson}`);
    }
  }
}
