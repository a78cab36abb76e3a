import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, '../../resources/public/assets/i18n/en.json');
const textsOfTutorials = '\0texts-of-tutorials';

/**
 * English is part of the page, since every language falls back to it. The tutorials are a quarter of it and nothing that a first screen
 * shows: `en.json` is imported without their texts, `en.json?tutorials` is their texts alone.
 */
export function englishTextsInParts(): Plugin {
  return {
    name: 'english-texts-in-parts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/i18n\/en\.json\?tutorials$/ },
      handler: () => textsOfTutorials,
    },
    load: {
      filter: { id: /^\0texts-of-tutorials$/ },
      async handler() {
        this.addWatchFile(file);
        return `export default ${part(await readFile(file, 'utf8'), comesWithTutorials)}`;
      },
    },
    transform: {
      filter: { id: /\/i18n\/en\.json$/ },
      handler: (code) => ({ code: part(code, (key) => !comesWithTutorials(key)), map: null }),
    },
  };
}

/** Whether a text comes with the tutorials; those of the buttons that start them do not. */
export function comesWithTutorials(key: string): boolean {
  return key.startsWith('TUTORIAL_') && !key.endsWith('_FOR');
}

function part(json: string, isWanted: (key: string) => boolean): string {
  const texts: Record<string, string> = JSON.parse(json);
  return JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key))));
}
