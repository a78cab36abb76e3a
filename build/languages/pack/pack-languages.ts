import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createWords } from '../../../shared/text/words.ts';
import { ContentError } from '../../content/read-content.ts';
import { barAboveEnglish } from '../../decoy/frame-page.ts';
import { type BuiltHandbook, buildHandbook } from '../../handbook/build-handbook.ts';
import { buildHelp } from '../../help/build-help.ts';
import { fillFrame } from '../../help/pack-help.ts';
import { contentFolder } from '../../paths.ts';
import { addFiles } from '../../plugins/added-files.ts';
import { buildWeakLines } from '../../snippets/weak-lines.ts';
import { fingerprint } from '../../start/fingerprint.ts';
import { structureFaults } from '../checks/check-language.ts';
import { factFaults } from '../checks/compare-evidence.ts';
import { faultLine } from '../checks/faults.ts';
import { type English, readEnglish } from '../english.ts';
import { type Language, languageFolders, readLanguage } from '../read-language.ts';
import { compressed } from './compressed.ts';
import { longTexts } from './long-texts.ts';
import { frameTexts, translatedEvidence } from './translated-evidence.ts';
import { translatedHandbook } from './translated-handbook.ts';

/**
 * Vite plugins that pack the long texts of each language (decision 115), so that whoever reads one loads that one alone. In the shop process's folder:
 * `texts/long/<language>.json` with notes and coding challenges, and `handbook/contents/<language>.json` and `handbook/lessons/<language>/` beside the
 * English ones. Among the pages: `handbook/search.<language>.json`, `handbook/help/help.<language>.html`, and those of the decoy internet. In the desktop
 * app's: its words.
 * A translation whose structure differs from that of the English text fails the build and names the file and the place.
 */
export function packLanguages(resources: string = contentFolder): readonly Plugin[] {
  return [
    addFiles('pack-long-texts', 'server', ({ emit, watch }) => {
      const { english, languages, handbook } = readAll(resources);
      const faults = [
        ...factFaults(english.evidence),
        ...languages.flatMap((language) => structureFaults(english, language)),
      ];
      if (faults.length > 0) {
        throw new ContentError(faults.map(faultLine).join('\n'));
      }
      for (const language of languages) {
        language.files.forEach(watch);
        const { key } = language;
        emit(`texts/long/${key}.json`, JSON.stringify(longTexts(language)));
        const { contents, lessons } = handbook(language);
        emit(`handbook/contents/${key}.json`, JSON.stringify(contents));
        for (const [name, lesson] of lessons) {
          emit(`handbook/lessons/${key}/${name}.json`, JSON.stringify(lesson));
        }
      }
    }),
    addFiles('pack-translated-search', 'client', ({ emit }) => {
      const { languages, handbook } = readAll(resources);
      for (const language of languages.filter(hasLongTexts)) {
        emit(`handbook/search.${language.key}.json.br`, compressed(JSON.stringify(handbook(language).search)));
      }
    }),
    addFiles('pack-translated-evidence', 'client', ({ emit }) => {
      const { english, languages } = readAll(resources);
      const texts = languages.filter(hasLongTexts).map((language) => frameTexts(english, language));
      const bars = texts.map((each) => [each.language, barAboveEnglish(each)]);
      emit('decoy/bars.json', JSON.stringify(Object.fromEntries(bars)));
      for (const language of languages.filter(({ evidence }) => evidence.pages.size > 0)) {
        for (const { path, content } of translatedEvidence(english, language)) {
          emit(`decoy/${path}`, content);
        }
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

/** All languages as they were last read, since several parts of a build need them. */
let last: (Reading & { readonly of: string }) | undefined;

interface Reading {
  readonly english: English;
  readonly languages: readonly Language[];
  /** Renders the handbook in a language, once. */
  readonly handbook: (language: Language) => BuiltHandbook;
}

/** Reads all languages, unless neither `resources` nor the weak lines of the code have changed since the last time. */
function readAll(resources: string): Reading {
  const weakLines = buildWeakLines(join(resources, '..'));
  const of = `${fingerprint(resources, ['.'])} ${JSON.stringify(weakLines.lines)}`;
  if (last?.of !== of) {
    const english = readEnglish(resources);
    const languages = languageFolders(resources).map((key) => readLanguage(english, key));
    last = { of, english, languages, handbook: handbooks(english, buildHandbook(resources, weakLines), weakLines) };
  }
  return last;
}

function handbooks(
  english: English,
  inEnglish: BuiltHandbook,
  weakLines: ReturnType<typeof buildWeakLines>,
): Reading['handbook'] {
  const rendered = new Map<Language, BuiltHandbook>();
  return (language) => {
    const built = rendered.get(language) ?? translatedHandbook(english, language, inEnglish, weakLines);
    rendered.set(language, built);
    return built;
  };
}

/** Returns whether pages of the handbook or of the help differ from the English ones. */
function hasLongTexts({ words, lessons, help }: Language): boolean {
  return Object.keys(words.handbook).length > 0 || lessons.size > 0 || help.size > 0;
}
