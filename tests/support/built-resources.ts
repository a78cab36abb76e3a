import { join } from 'node:path';
import { buildContent } from '../../build/content/build-content.ts';
import { buildChallengeTexts } from '../../build/content/languages/build-challenge-texts.ts';
import { buildServerTexts } from '../../build/content/languages/build-server-texts.ts';
import { buildDecoy } from '../../build/decoy/build-decoy.ts';
import { type BuiltHandbook, buildHandbook } from '../../build/handbook/build-handbook.ts';
import { readEnglish } from '../../build/languages/english.ts';
import { longTexts } from '../../build/languages/pack/long-texts.ts';
import { translatedHandbook } from '../../build/languages/pack/translated-handbook.ts';
import { readLanguage } from '../../build/languages/read-language.ts';
import { buildCodingChallenges } from '../../build/snippets/build-coding-challenges.ts';
import { buildWeakLines } from '../../build/snippets/weak-lines.ts';
import type { HandbookFiles } from '../../server/training/handbook/handbook.ts';

/*
 * What the build makes of `resources/` for the server. Each part is made when a test first needs it, and then kept: all apps of a process
 * share it.
 */

const root = join(import.meta.dirname, '../..');
const resources = join(root, 'resources');

/** Makes a function that makes something at its first call, and returns the same from then on. */
export function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export const builtContent = once(() => buildContent(resources).content);
export const serverTexts = once(() => buildServerTexts(resources, builtContent()).texts);
export const challengeTexts = once(() => buildChallengeTexts(resources, builtContent()).texts);
export const codingChallenges = once(() => buildCodingChallenges(resources).challenges);
export const weakLines = once(() => buildWeakLines(root).lines);
export const decoyPack = once(() => buildDecoy(resources).pack);

const english = once(() => readEnglish(resources));
const handbook = once(() => buildHandbook(resources));
const translations = new Map<string, BuiltHandbook>();

/** Returns the handbook in a language, which is built when a test first asks for it. */
function handbookIn(language: string): BuiltHandbook {
  const built =
    translations.get(language) ??
    (language === 'en'
      ? handbook()
      : translatedHandbook(english(), readLanguage(english(), language), handbook(), buildWeakLines(root)));
  translations.set(language, built);
  return built;
}

export const handbookFiles: HandbookFiles = {
  readContents: (language) => handbookIn(language).contents,
  readLesson: (name, language) => handbookIn(language).lessons.get(name) ?? null,
};

/** Returns the long texts of a language, read again each time. */
export function longTextsIn(language: string): ReturnType<typeof longTexts> {
  return longTexts(readLanguage(english(), language));
}
