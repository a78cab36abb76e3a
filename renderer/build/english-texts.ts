import type { Plugin } from 'vite';

/** Keys of the texts that come with the tutorials. */
const tutorialKeys = /^TUTORIAL_/;
const englishTexts = /\/assets\/i18n\/en\.json(\?tutorials)?$/;

/**
 * English is part of the page, since every language falls back to it. The tutorials are a quarter of it and nothing that a first screen
 * shows: `en.json` is imported without their texts, `en.json?tutorials` is their texts alone.
 */
export function englishTextsInParts(): Plugin {
  return {
    name: 'english-texts-in-parts',
    enforce: 'pre',
    transform: {
      filter: { id: englishTexts },
      handler(code, id) {
        const ofTutorials = id.endsWith('?tutorials');
        const texts: Record<string, string> = JSON.parse(code);
        const wanted = Object.entries(texts).filter(([key]) => tutorialKeys.test(key) === ofTutorials);
        return { code: JSON.stringify(Object.fromEntries(wanted)), map: null };
      },
    },
  };
}
