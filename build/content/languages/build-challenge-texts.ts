import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { ChallengeTexts, Content } from '../../../shared/content/content.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { fillPlaceholders, placeholdersOf } from '../fill-placeholders.ts';
import { ContentError, openContentFiles } from '../read-content.ts';
import { challengeTextsSchema, keysSchema } from '../schema.ts';
import { lostInTranslation } from './translation-losses.ts';

/**
 * Reads the translations of the challenges' names, descriptions and hints, and compares each with the English text: what a learner has
 * to type, click or look for is the same in every language.
 * @param root the folder `resources/`
 * @returns the texts by language key. Languages without a file are left out, and a challenge without a translation stays English.
 * @throws ContentError for a language that is not in the menu, and for anything lost in translation
 */
export function buildChallengeTexts(
  root: string,
  content: Content,
): { readonly texts: Readonly<Record<string, ChallengeTexts>>; readonly files: readonly string[] } {
  const files = openContentFiles(root);
  const placeholders = placeholdersOf(files.yaml('keys/keys.yml', keysSchema), content.configuration);
  const menu = new Set(content.locales.map(({ key }) => key));
  const english = new Map<string, readonly string[]>(
    content.challenges.map(({ key, description, hint }) => [
      key,
      [description, hint, ...content.help[key].hints.map(escapeHtml)],
    ]),
  );
  const texts = Object.entries(files.yamlInEach('languages', 'challenges.yml', challengeTextsSchema)).map(
    ([language, translations]) => {
      const file = `resources/languages/${language}/challenges.yml`;
      if (!menu.has(language) || language === 'en') {
        throw new ContentError(`${file}: languages/locales.csv has no such language`);
      }
      const filled = Object.entries(translations).map(([key, { name, description, hints }]) => {
        const own = [description, ...hints].map((text) => fillPlaceholders(text, placeholders, `${file}: ${key}`));
        compare(`${file}: ${key}`, english.get(key) ?? [], own);
        const [filledDescription = '', ...filledHints] = own;
        return [key, { name, description: filledDescription, hints: filledHints }];
      });
      // The schema has checked the keys.
      return [language, Object.fromEntries(filled) as ChallengeTexts];
    },
  );
  return { texts: Object.fromEntries(texts), files: files.read };
}

/** Compares English texts with their translations. All are HTML, except the translated hints after the first. @throws ContentError */
function compare(place: string, english: readonly string[], translated: readonly string[]): void {
  if (english.length !== translated.length) {
    throw new ContentError(`${place}: expected ${english.length - 1} hints, received ${translated.length - 1}`);
  }
  english.forEach((text, index) => {
    const part = index === 0 ? 'description' : `hints.${index - 1}`;
    const translation = translated[index] ?? '';
    const [loss] = lostInTranslation(text, index > 1 ? escapeHtml(translation) : translation);
    if (loss !== undefined) {
      throw new ContentError(`${place}: ${part}: ${loss}`);
    }
  });
}

/** Finds the challenges that a language still lacks. @returns their keys; none when the language is complete */
export function untranslatedChallenges(texts: ChallengeTexts | undefined, content: Content): readonly ChallengeKey[] {
  return content.challenges.map(({ key }) => key).filter((key) => texts?.[key] === undefined);
}
