import type { TFunction } from 'i18next';
import paths from '../../../../../resources/languages/en/interface.json?paths';
import english from '../../../../../resources/languages/en/interface.json?score-board';
import { addEnglish } from '../../../lib/i18n.ts';

// The English words for categories and tags come with the board, and those for topics, paths and what is next.
addEnglish({ ...english, ...paths });

/** A category or tag in the learner's language. */
export interface Word {
  readonly name: string;
  /** What it means. */
  readonly description: string | undefined;
}

/**
 * Returns the word for a category.
 * @param category English name; an unknown one stays as it is
 */
export function categoryWord(t: TFunction, category: string): Word {
  return wordOf(t, 'CATEGORY', category);
}

/**
 * Returns the word for a tag.
 * @param tag English name; an unknown one stays as it is
 */
export function tagWord(t: TFunction, tag: string): Word {
  return wordOf(t, 'TAG', tag);
}

/**
 * Finds a word by its text key, which derives from the English name that the server, filters and addresses use: `TAG_GOOD_FOR_DEMOS` and
 * `..._DESCRIPTION`.
 */
function wordOf(t: TFunction, kind: 'CATEGORY' | 'TAG', name: string): Word {
  const key = `${kind}_${name.toUpperCase().replaceAll(' ', '_')}`;
  return key in english ? { name: t(key), description: t(`${key}_DESCRIPTION`) } : { name, description: undefined };
}
