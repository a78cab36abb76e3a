import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { fences, firstScreenId, stocks } from '../../shared/api/first-screen.ts';
import { firstFonts } from '../plugins/index-page.ts';
import { neededStyles, withoutUnused } from './needed-styles.ts';

/** What the environment's only module exports (`renderer/src/app/first-screen/draw.tsx`). */
interface Drawing {
  drawFirstScreen(): Promise<string>;
}

/** The place in the index page. */
const place = '<!-- first screen -->';

/**
 * Draws the first screen (decision 116) with the page's own components, and puts it into the built index page, from which the server
 * makes the one that it sends. Its environment is built after the page, and leaves no files of its own.
 * @param pages the folder with the built page
 */
export function packFirstScreen(pages: string): Plugin {
  return {
    name: 'pack-first-screen',
    applyToEnvironment: ({ name }) => name === 'firstScreen',
    // What the page loads later draws nothing now.
    resolveDynamicImport: () => ({ id: 'data:text/javascript,', external: true }),
    async generateBundle(_, bundle) {
      const code = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
      for (const name of Object.keys(bundle)) {
        delete bundle[name];
      }
      const file = join(pages, 'index.html');
      const index = await readFile(file, 'utf8');
      if (code.length !== 1 || !index.includes(place)) {
        throw new Error('The first screen needs one chunk, and its place in the index page.');
      }
      const drawn = html(await draw(code.join()), await readFile(join(pages, 'styles.css'), 'utf8'));
      await writeFile(
        file,
        index.replace(place, () => drawn),
      );
    },
  };
}

/** Runs the drawing code. The page's modules read the browser's storage when they are loaded; here it is empty. */
async function draw(code: string): Promise<string> {
  const storage = { getItem: () => null };
  const browser = { localStorage: storage, sessionStorage: storage };
  const folder = await mkdtemp(join(tmpdir(), 'juice-range-first-screen-'));
  try {
    const file = join(folder, 'draw.mjs');
    await writeFile(file, code);
    Object.assign(globalThis, browser);
    const { drawFirstScreen }: Drawing = await import(pathToFileURL(file).href);
    return await drawFirstScreen();
  } finally {
    for (const name of Object.keys(browser)) {
      Reflect.deleteProperty(globalThis, name);
    }
    await rm(folder, { recursive: true });
  }
}

/** Returns the holder of the drawing, with the styles that it needs before the page's style sheet is there. */
function html(drawn: string, css: string): string {
  const styles = [...drawn.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  const markup = drawn.replace(/<style\b[^>]*>.*?<\/style>/gs, '');
  const needed = neededStyles(css, markup, (rule) => firstFonts.some((font) => rule.includes(font)));
  const cards = markup.match(/<li>.*?<\/li>/gs) ?? [];
  if (cards.length !== stocks.length) {
    throw new Error(`The first screen has ${cards.length} products instead of ${stocks.length}.`);
  }
  const [before, after] = markup.split(cards.join(''));
  const parts = [before, ...cards, after].join(fences.card);
  const [document, inside] = withoutUnused([needed.document + styles.join(''), needed.markup], markup);
  return [
    `${fences.begin}<div id="${firstScreenId}" aria-hidden="true" inert>`,
    `<style>${document}#${firstScreenId}~app-root{display:none}</style>`,
    `<template><style>${inside}</style>${parts}</template></div>${fences.end}`,
  ].join('');
}
