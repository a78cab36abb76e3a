import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassTexts } from '../../shared/content/class-texts.ts';
import { buildContent } from '../content/build-content.ts';
import { buildChallengeTexts } from '../content/languages/build-challenge-texts.ts';
import { contentFolder } from '../paths.ts';

/** The texts of the interface that the board and the report show. */
const isShown = (key: string) => /^(?:CLASS|REPORT|TOPIC|CATEGORY)_/.test(key) && !key.endsWith('_DESCRIPTION');

/** Makes what the class board and the report say, in every language. @returns the texts, and the files that they are from */
export function buildClassTexts(root: string = contentFolder): {
  readonly texts: readonly ClassTexts[];
  readonly files: readonly string[];
} {
  const { content } = buildContent(root);
  const challenges = buildChallengeTexts(root, content);
  const folder = join(root, 'languages');
  const languages = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'interface.json')));
  const fileOf = (language: string) => join(folder, language, 'interface.json');
  const textsOf = (language: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      // The build of the front end checks these files.
      Object.entries(JSON.parse(readFileSync(fileOf(language), 'utf8')) as Record<string, string>).filter(([key]) =>
        isShown(key),
      ),
    );
  const english = textsOf('en');
  return {
    texts: languages.map((language) => ({
      language,
      texts: textsOf(language),
      english,
      challenges: Object.fromEntries(
        content.challenges.flatMap(({ key, name }) => {
          const translated = challenges.texts[language]?.[key]?.name;
          return translated === undefined || translated === name ? [] : [[key, translated]];
        }),
      ),
    })),
    files: [...challenges.files, ...languages.map(fileOf)],
  };
}
