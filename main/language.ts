import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { app, type Cookie, type Session } from 'electron';
import { closestLanguage } from '../shared/text/closest-language.ts';
import type { Texts } from '../shared/text/words.ts';
import { createListeners } from './listeners.ts';
import { log } from './log/log.ts';
import { paths } from './paths.ts';
import type { SettingsStore } from './settings.ts';
import { speak } from './words.ts';

/** The language of the app's own windows, menus and dialogs. */
export interface Language {
  /** Its key, such as `de_DE`. */
  key(): string;
  /** Calls the listener when it has changed. */
  onChange(listener: () => void): void;
}

/**
 * Speaks the learner's language from now on: the one that was last chosen in the shop, else that of the system, else English. The shop keeps the choice in
 * a cookie, which cannot be read before the window is there, so the settings have a copy.
 */
export function speakLearnersLanguage(settings: SettingsStore): Language & {
  /** Follows the choice in the shop's pages. A script there may set any value, so only languages that the app has are taken. */
  follow(shopSession: Session): void;
  /** Lets the shop begin in the language of the app, unless another one was chosen there. Has to be called before its first page is loaded. */
  offer(shopSession: Session, origin: string): Promise<void>;
} {
  const changes = createListeners();
  let key = 'en';

  const choose = (wanted: string): boolean => {
    const texts = wanted === 'en' ? {} : textsOf(wanted);
    if (texts === null) {
      return false;
    }
    key = wanted;
    speak(key, texts);
    return true;
  };

  const chosen = settings.get('language');
  if (chosen === undefined || !choose(chosen)) {
    const known = ['en', ...languagesIn(paths.languages)];
    const wanted = app.getPreferredSystemLanguages().map((tag) => closestLanguage(tag, known));
    choose(wanted.find((each) => each !== undefined) ?? 'en');
  }
  return {
    key: () => key,
    onChange: changes.add,
    follow: (shopSession) => {
      shopSession.cookies.on('changed', (_event, cookie: Cookie, _cause, isRemoved) => {
        if (cookie.name === 'language' && !isRemoved && cookie.value !== key && choose(cookie.value)) {
          settings.set('language', key);
          changes.tell();
        }
      });
    },
    offer: async (shopSession, origin) => {
      if (key === 'en' || (await shopSession.cookies.get({ url: origin, name: 'language' })).length > 0) {
        return;
      }
      // As the shop's page sets it: for a year.
      const expirationDate = Date.now() / 1000 + 365 * 24 * 60 * 60;
      await shopSession.cookies.set({ url: origin, name: 'language', value: key, path: '/', expirationDate });
    },
  };
}

/** Returns the keys of the languages in a folder; none where there is no such folder. */
function languagesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).map((file) => basename(file, '.json')) : [];
}

/** Reads the texts of a language; null where the app has none. @param key any string */
function textsOf(key: string): Texts | null {
  if (!/^[a-z]{2,3}_[A-Z]{2}$/.test(key)) {
    return null;
  }
  const path = join(paths.languages, `${key}.json`);
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  } catch (error) {
    log.error(error);
    return null;
  }
}
