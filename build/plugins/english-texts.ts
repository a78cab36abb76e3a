import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../paths.ts';

const file = join(contentFolder, 'languages/en/interface.json');
const virtual = '\0english-texts:';

/** Texts that load with the screens that need them, by the name used in imports, with the folder that imports them. */
export const laterTexts = {
  tutorials: {
    folder: 'renderer/src/training/tutorials',
    // Texts of the buttons that start tutorials are needed earlier.
    has: (key: string) => key.startsWith('TUTORIAL_') && !key.endsWith('_FOR'),
  },
  'score-board': {
    folder: 'renderer/src/training/score-board',
    has: (key: string) => /^(?:BOARD|CATEGORY|DEBRIEF|SHEET|TAG)_/.test(key),
  },
  drawer: {
    folder: 'renderer/src/training/drawer',
    has: (key: string) => key.startsWith('DRAWER_'),
  },
  paths: {
    folder: 'renderer/src/training',
    has: (key: string) => /^(?:TOPIC|PATH|NEXT_FOR|NEXT_REASON|LESSON)_/.test(key),
  },
  outward: {
    folder: 'renderer/src/training/outward',
    has: (key: string) => key.startsWith('OUTWARD_'),
  },
  lost: {
    folder: 'renderer/src/app/lost',
    has: (key: string) => key.startsWith('LOST_'),
  },
  backup: {
    folder: 'renderer/src/training/backup',
    has: (key: string) => key.startsWith('BACKUP_'),
  },
  palette: {
    folder: 'renderer/src/training/palette',
    has: (key: string) => key.startsWith('PALETTE_'),
  },
  welcome: {
    folder: 'renderer/src/training/notices/welcome',
    has: (key: string) => key.startsWith('WELCOME_'),
  },
  workbench: {
    folder: 'renderer/src/training/workbench',
    has: (key: string) => /^(?:WORKBENCH|MESSAGE|HISTORY|REPEATER|RUNNER|HTTP_FILE)_/.test(key),
  },
  'coding-challenge': {
    folder: 'renderer/src/training/coding-challenge',
    has: (key: string) => /^(?:OWN_FIX|CHECK|LINES_IN|LINES_REASON|FIX_LEAVES)(?:_|$)/.test(key),
  },
  classroom: {
    folder: 'renderer/src/training/class',
    has: (key: string) => key.startsWith('CLASSROOM_'),
  },
  // The class board has a page of its own, with texts of its own (build/class-board).
  class: {
    folder: 'renderer/class-board',
    has: (key: string) => /^(?:CLASS|REPORT)_/.test(key),
  },
  web3: {
    folder: 'renderer/src/shop/web3',
    has: (key: string) => /^(?:WEB3|COMPILER|SANDBOX|BEE)_/.test(key),
  },
} as const;

/**
 * Splits the English texts. English is part of the page, since every language falls back to it, but a third of it is not needed on the first
 * screen. So `interface.json` is imported without those texts. `interface.json?tutorials` and its like contain the rest, for `addEnglish`
 * (lib/i18n.ts).
 */
export function englishTextsInParts(): Plugin {
  return {
    name: 'english-texts-in-parts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/en\/interface\.json\?[\w-]+$/ },
      handler: (id) => virtual + id.slice(id.indexOf('?') + 1),
    },
    load: {
      filter: { id: /^\0english-texts:/ },
      async handler(id) {
        const wanted = Object.entries(laterTexts).find(([name]) => id === virtual + name)?.[1];
        if (wanted === undefined) {
          throw new Error(`There are no texts called ${id.slice(virtual.length)}`);
        }
        this.addWatchFile(file);
        return `export default ${part(await readFile(file, 'utf8'), wanted.has)}`;
      },
    },
    transform: {
      filter: { id: /\/en\/interface\.json$/ },
      handler: (code) => ({ code: part(code, comesFirst), map: null }),
    },
  };
}

function comesFirst(key: string): boolean {
  return !Object.values(laterTexts).some(({ has }) => has(key));
}

function part(json: string, isWanted: (key: string) => boolean): string {
  const texts: Record<string, string> = JSON.parse(json);
  return JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key))));
}
