import { RANGE_BUTTON, RANGE_BUTTON_HINT, RANGE_HELP, RANGE_NAME } from '../../resources/languages/en/interface.json';
import { isObject } from '../../shared/values/is-object.ts';
import { read } from './read.ts';

/** The few words that this script shows. The frame has its own. */
export interface Words {
  readonly help: string;
  readonly hint: string;
  readonly name: string;
  readonly counter: (figures: { readonly solved: number; readonly total: number }) => string;
}

/** Returns the words in the language that the learner has chosen in the shop; whatever is missing is English. */
export async function wordsFor(root: URL): Promise<Words> {
  const language = /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1] ?? 'en';
  const texts = language === 'en' ? {} : await read(root, `assets/i18n/${language}.json`);
  const word = (key: string, inEnglish: string) => {
    const text = isObject(texts) ? texts[key] : undefined;
    return typeof text === 'string' ? text : inEnglish;
  };
  return {
    help: word('RANGE_HELP', RANGE_HELP),
    hint: word('RANGE_BUTTON_HINT', RANGE_BUTTON_HINT),
    name: word('RANGE_NAME', RANGE_NAME),
    counter: ({ solved, total }) =>
      word('RANGE_BUTTON', RANGE_BUTTON).replace('{{solved}}', `${solved}`).replace('{{total}}', `${total}`),
  };
}
