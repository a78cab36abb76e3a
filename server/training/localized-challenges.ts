import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import type { ChallengeTexts, Content } from '../../shared/content/content.ts';
import { escapeHtml } from '../../shared/text/escape-html.ts';
import { type Catalogue, type TextChanges, warningStart } from './catalogue.ts';

/** A challenge's texts in one language, adapted to this shop. */
export interface LocalizedChallenge {
  readonly name: string;
  /** HTML. */
  readonly description: string;
  /** HTML; empty where hints are switched off. */
  readonly hints: readonly string[];
}

/** The challenges in languages other than English (decision 37). */
export interface LocalizedChallenges {
  /** @param language any string @returns undefined when there are no translations into it */
  in(language: string): ReadonlyMap<ChallengeKey, LocalizedChallenge> | undefined;
  /** Translates a description (without its warning) or a first hint, given in English. Returns undefined when it has no translation. */
  translationOf(english: string, language: string): string | undefined;
}

interface Parts {
  readonly content: Pick<Content, 'challenges' | 'locales'>;
  readonly catalogue: Catalogue;
  readonly change: TextChanges;
  /** Reads the texts of a language in the menu; null where there are none. Called once per language. */
  readonly read: (language: string) => ChallengeTexts | null;
}

interface Language {
  readonly byKey: ReadonlyMap<ChallengeKey, LocalizedChallenge>;
  readonly byEnglish: ReadonlyMap<string, string>;
}

export function createLocalizedChallenges({ content, catalogue, change, read }: Parts): LocalizedChallenges {
  const menu = new Set(content.locales.map(({ key }) => key));
  const known = new Map<string, Language | undefined>();

  const load = (language: string): Language | undefined => {
    const texts = read(language);
    if (texts === null) {
      return;
    }
    const byKey = new Map<ChallengeKey, LocalizedChallenge>();
    const byEnglish = new Map<string, string>();
    for (const challenge of content.challenges) {
      const text = texts[challenge.key];
      if (text === undefined) {
        continue;
      }
      const [first = '', ...more] = text.hints;
      const { description, hint } = change({ ...challenge, description: text.description, hint: first });
      const english = catalogue.byKey(challenge.key);
      const [englishDescription = ''] = english.description.split(warningStart);
      byEnglish.set(englishDescription, description);
      if (english.hint !== null) {
        byEnglish.set(english.hint, hint);
      }
      const hints = english.hint === null ? [] : [hint, ...more.map(escapeHtml)];
      byKey.set(challenge.key, { name: text.name, description, hints });
    }
    return { byKey, byEnglish };
  };

  const languageOf = (language: string): Language | undefined => {
    // Only languages from the menu are loaded, because the name becomes part of a path.
    if (!known.has(language) && menu.has(language)) {
      known.set(language, load(language));
    }
    return known.get(language);
  };

  return {
    in: (language) => languageOf(language)?.byKey,
    translationOf: (english, language) => languageOf(language)?.byEnglish.get(english),
  };
}
