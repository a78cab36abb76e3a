import type { LearningPath } from '../../shared/api/paths.ts';
import type { PackedPath } from '../../shared/content/handbook.ts';
import type { Texts } from '../../shared/text/words.ts';
import { ContentError } from '../content/read-content.ts';

/** The English texts of the interface, which have the names of the paths. */
const file = 'languages/en/interface.json';

/** Returns a function of a path's name that returns its title and what it is about, as the score board has them. @param texts those of the interface */
export function pathTexts(texts: Texts): (path: LearningPath) => Pick<PackedPath, 'title' | 'about'> {
  const text = (key: string): string => {
    const found = texts[key];
    if (found === undefined) {
      throw new ContentError(`resources/${file}: ${key}: is missing, although contents.yml has this path`);
    }
    return found;
  };
  return (path) => {
    const key = `PATH_${path.toUpperCase().replaceAll('-', '_')}`;
    return { title: text(key), about: text(`${key}_DESCRIPTION`) };
  };
}
