import { createInstance } from 'i18next';
import type { ReportedChallenge } from '../content/built-challenges.ts';
import type { ClassTexts } from '../content/class-texts.ts';
import { directionOf, languageTag } from '../text/direction.ts';

/** What the report says, in the language of the class. */
export interface Words {
  /** The tag of the language, for the page and for formatters. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Returns a text of the interface (`REPORT_...`) with its blanks filled. It is plain text, whatever was filled in. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  challenge(challenge: Pick<ReportedChallenge, 'key' | 'name'>): string;
  category(name: string): string;
  topic(name: string): string;
}

export function wordsIn({ language, texts, english, challenges }: ClassTexts): Words {
  const i18n = createInstance();
  i18n.init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: english }, [language]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const named = (kind: string, name: string) =>
    i18n.t(`${kind}_${name.toUpperCase().replaceAll(/[ -]/g, '_')}`, { defaultValue: name });
  return {
    tag: languageTag(language),
    direction: directionOf(language),
    say: (key, values = {}) => i18n.t(key, values),
    challenge: ({ key, name }) => challenges[key] ?? name,
    category: (name) => named('CATEGORY', name),
    topic: (name) => named('TOPIC', name),
  };
}
