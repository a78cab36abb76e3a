import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import english from '../../../resources/languages/en/interface.json';
import { directionOf } from '../../../shared/text/direction.ts';
import { isObject } from '../../../shared/values/is-object.ts';
import { get } from './api.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Milliseconds for which the page waits for the texts of a language, in place of being in English first. */
const patience = 2000;

/**
 * Sets up the texts. English is part of the bundle, because every language falls back to it. The others are fetched from
 * `assets/i18n/<key>.json`, as the contract prescribes (ui-learning.md 9.1).
 * @returns resolves when the texts are there, can't be loaded, or take too long
 */
export function startTranslation(): Promise<void> {
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    load: 'currentOnly',
    resources: { en: { translation: english } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const chosen = readCookie('language');
  if (chosen === undefined) {
    writeCookie('language', 'en', 'one year');
    return Promise.resolve();
  }
  // weakness: extraLanguageChallenge (any name is requested, listed or not)
  const loaded = loadLanguage(chosen).catch((error: unknown) => console.log(error));
  return Promise.race([loaded, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
}

/**
 * Switches to a language and remembers it for a year. Sets the texts, the direction and the `lang` attribute. Rejects when the language's
 * file can't be loaded.
 */
export async function chooseLanguage(key: string): Promise<void> {
  await loadLanguage(key);
  writeCookie('language', key, 'one year');
}

async function loadLanguage(key: string): Promise<void> {
  if (!i18next.hasResourceBundle(key, 'translation')) {
    const texts = await get<unknown>(`assets/i18n/${key}.json`);
    if (!isObject(texts)) {
      throw new Error(`There is no language ${key}`);
    }
    i18next.addResourceBundle(key, 'translation', texts);
  }
  await i18next.changeLanguage(key);
  const { documentElement: page } = document;
  const [lang, dir] = [key.replace('_', '-'), directionOf(key)];
  // Even the same value makes the browser compute all styles anew.
  if (page.lang !== lang || page.dir !== dir) {
    Object.assign(page, { lang, dir });
  }
}

/** Adds a part of the English texts that comes with the screens that need it. */
export function addEnglish(texts: Readonly<Record<string, string>>): void {
  i18next.addResourceBundle('en', 'translation', texts, true, true);
}

/** Translates a text outside components. Inside, use `useTranslation`, so that the text follows a change of language. */
export const translate = i18next.t.bind(i18next);
