import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../shared/api/answers.ts';
import type { Content } from '../../../shared/content/content.ts';
import { messageOf } from '../../../shared/values/message-of.ts';
import type { ShopContext } from '../context.ts';
import { completeness, type Texts } from './completeness.ts';

/** This language is not in any list: the learner has to find it. */
const hiddenLanguage = 'tlh_AA';

const english: Language = {
  key: 'en',
  icons: ['gb', 'us'],
  shortKey: 'EN',
  lang: 'English',
  percentage: 100,
  gauge: 'full',
};

/** Registers `GET /rest/languages`, the language menu with the completeness of each translation (api-learning.md 14). */
export function registerLanguages(app: FastifyInstance, shop: ShopContext): void {
  const folder = join(shop.pages, 'assets/i18n');
  let languages: readonly Language[] | undefined;
  app.get('/rest/languages', async () => {
    // The files are part of the build, so they need to be read only once.
    languages ??= await readLanguages(folder, shop.content);
    return languages;
  });
}

async function readLanguages(folder: string, content: MenuContent): Promise<readonly Language[]> {
  const englishTexts = await readTexts(folder, 'en.json');
  const files = await readdir(folder).catch((error: unknown) => {
    throw new Error(`Unable to read i18n directory: ${messageOf(error)}`);
  });
  const translations = files.filter((file) => file.endsWith('.json') && !['en', hiddenLanguage].includes(keyOf(file)));
  const languages = await Promise.all(
    translations.map(async (file) => describe(file, await readTexts(folder, file), englishTexts, content)),
  );
  return [...languages, english].sort((one, other) => one.lang.localeCompare(other.lang));
}

/** What is known about the languages besides their files. */
type MenuContent = Pick<Content, 'locales' | 'sameAsEnglish'>;

async function readTexts(folder: string, file: string): Promise<Texts> {
  try {
    // The front end's build writes flat objects of strings.
    return JSON.parse(await readFile(join(folder, file), 'utf8')) as Texts;
  } catch (error) {
    throw new Error(`Unable to retrieve ${file} language file: ${messageOf(error)}`);
  }
}

function describe(file: string, texts: Texts, englishTexts: Texts, content: MenuContent): Language {
  const key = keyOf(file);
  const locale = content.locales.find((row) => row.key === key);
  const percentage = completeness(key, texts, englishTexts, new Set(content.sameAsEnglish[key]));
  return {
    key,
    lang: texts.LANGUAGE ?? key,
    icons: locale?.icons ?? [],
    shortKey: locale?.shortKey ?? '',
    percentage,
    gauge: gaugeOf(percentage),
  };
}

function gaugeOf(percentage: number): Language['gauge'] {
  if (percentage > 90) {
    return 'full';
  }
  if (percentage > 70) {
    return 'three-quarters';
  }
  if (percentage > 50) {
    return 'half';
  }
  return percentage > 30 ? 'quarter' : 'empty';
}

/** Returns the file name up to its first dot. */
function keyOf(file: string): string {
  return file.split('.', 1)[0] ?? file;
}
