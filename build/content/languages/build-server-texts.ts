import { answers } from '../../../server/training/coding/verdicts.ts';
import type { Content } from '../../../shared/content/content.ts';
import { readCodingHints } from '../../snippets/build-coding-challenges.ts';
import { ContentError, openContentFiles } from '../read-content.ts';
import { serverTextsSchema } from '../schema.ts';

/** The server's messages that are translated into the learner's language (api-account.md 4). */
export const serverMessages = [
  'Invalid email or password.',
  'Password cannot be empty.',
  'New and repeated password do not match.',
  'Current password is not correct.',
  'Wrong answer to security question.',
  'Wrong answer to CAPTCHA. Please try again.',
];

/** Translations, keyed by the English text. */
export type ServerTexts = Readonly<Record<string, string>>;

/**
 * Reads the translations of the server's messages, from one file per language of the menu.
 * @param root the folder `resources/`
 * @returns the translations by language key. Languages without a file are left out.
 * @throws ContentError for a language that is not in the menu, and for a translation of a text that does not exist
 */
export function buildServerTexts(
  root: string,
  content: Content,
): { readonly texts: Readonly<Record<string, ServerTexts>>; readonly files: readonly string[] } {
  const files = openContentFiles(root);
  const texts = files.yamlInEach('languages', 'server.yml', serverTextsSchema);
  const languages = new Set(content.locales.map(({ key }) => key));
  const english = new Set<string | null | undefined>([
    ...serverMessages,
    answers.one,
    answers.several,
    ...textsOf(content),
    ...readCodingHints(root),
  ]);
  for (const [language, translations] of Object.entries(texts)) {
    if (!languages.has(language)) {
      throw new ContentError(`resources/languages/${language}/server.yml: languages/locales.csv has no such language`);
    }
    const stranger = Object.keys(translations).find((text) => !english.has(text));
    if (stranger !== undefined) {
      throw new ContentError(
        `resources/languages/${language}/server.yml: expected a text that is said, received ${stranger}`,
      );
    }
  }
  return { texts, files: files.read };
}

/** Returns the texts that generated resources translate (api-account.md 4). Challenges are not among them: they have files of their own. */
function textsOf({ configuration, records }: Content): readonly (string | null | undefined)[] {
  return [
    ...configuration.products.flatMap(({ name, description }) => [name, description ?? records.products.description]),
    ...records.securityQuestions.map(({ question }) => question),
  ];
}
