import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { createWords } from '../../../shared/text/words.ts';
import { ContentError } from '../../content/read-content.ts';
import { buildHandbook } from '../../handbook/build-handbook.ts';
import { buildHelp } from '../../help/build-help.ts';
import { fillFrame } from '../../help/pack-help.ts';
import { contentFolder } from '../../paths.ts';
import { addFiles } from '../../plugins/added-files.ts';
import { buildWeakLines } from '../../snippets/weak-lines.ts';
import { structureFaults } from '../checks/check-language.ts';
import { faultLine } from '../checks/faults.ts';
import { readEnglish } from '../english.ts';
import { type Language, languageFolders, readLanguage } from '../read-language.ts';
import { longTexts } from './long-texts.ts';
import { translatedHandbook } from './translated-handbook.ts';

/**
 * Vite plugins that pack the long texts of each language (decision 115), so that whoever reads one loads that one alone. In the shop process's folder:
 * `texts/long/<language>.json` with notes and coding challenges, and `handbook/contents/<language>.json` and `handbook/lessons/<language>/` beside the
 * English ones. Among the pages: `handbook/search.<language>.json`, and `handbook/help/help.<language>.html`. In the desktop app's: its words.
 * A translation whose structure differs from that of the English text fails the build and names the file and the place.
 */
export function packLanguages(resources: string = contentFolder): readonly Plugin[] {
  return [
    addFiles('pack-long-texts', 'server', ({ emit, watch }) => {
      const { english, languages } = readAll(resources);
      const faults = languages.flatMap((language) => structureFaults(english, language));
      if (faults.length > 0) {
        throw new ContentError(faults.map(faultLine).join('\n'));
      }
      const weakLines = buildWeakLines(join(resources, '..'));
      const inEnglish = buildHandbook(resources, weakLines);
      for (const language of languages) {
        language.files.forEach(watch);
        const { key } = language;
        emit(`texts/long/${key}.json`, JSON.stringify(longTexts(language)));
        const { contents, lessons } = translatedHandbook(english, language, inEnglish, weakLines);
        emit(`handbook/contents/${key}.json`, JSON.stringify(contents));
        for (const [name, lesson] of lessons) {
          emit(`handbook/lessons/${key}/${name}.json`, JSON.stringify(lesson));
        }
      }
    }),
    addFiles('pack-translated-search', 'client', ({ emit }) => {
      const { english, languages } = readAll(resources);
      const weakLines = buildWeakLines(join(resources, '..'));
      const inEnglish = buildHandbook(resources, weakLines);
      for (const language of languages.filter(hasLongTexts)) {
        const { search } = translatedHandbook(english, language, inEnglish, weakLines);
        emit(`handbook/search.${language.key}.json.br`, brotliCompressSync(JSON.stringify(search)));
      }
    }),
    addFiles('pack-translated-help', 'help', ({ emit }) => {
      const { english, languages } = readAll(resources);
      for (const { key, help, words } of languages.filter(hasLongTexts)) {
        const own = createWords(english.words.handbook, key, words.handbook);
        const texts = { ...english.words.handbook, ...words.handbook };
        emit(`help.${key}.html`, fillFrame(buildHelp(resources, help), { language: key, words: own, texts }));
      }
    }),
    addFiles('pack-desktop-words', 'main', ({ emit, watch }) => {
      for (const { key, words, files } of readAll(resources).languages) {
        files.forEach(watch);
        if (Object.keys(words.desktop).length > 0) {
          emit(`languages/${key}.json`, JSON.stringify(words.desktop));
        }
      }
    }),
  ];
}

function readAll(resources: string) {
  const english = readEnglish(resources);
  return { english, languages: languageFolders(resources).map((key) => readLanguage(english, key)) };
}

/** Returns whether pages of the handbook or of the help differ from the English ones. */
function hasLongTexts({ words, lessons, help }: Language): boolean {
  return Object.keys(words.handbook).length > 0 || lessons.size > 0 || help.size > 0;
}
