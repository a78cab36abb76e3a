import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type BoardDrawing, boardDrawingFile } from '../../shared/api/board-drawing.ts';
import type { ChallengeRecord } from '../../shared/api/challenge.ts';
import type { Configuration } from '../../shared/api/configuration.ts';
import { fences, firstScreenId, stocks } from '../../shared/api/first-screen.ts';
import { drawnBoard } from './drawn-board.ts';
import { type NeededStyles, neededStyles, withoutUnused } from './needed-styles.ts';

/** What the environment's only module exports (`renderer/src/app/first-screen/draw.tsx`). */
interface Drawing {
  drawFirstScreen(): string;
  drawBoard(board: {
    readonly challenges: readonly ChallengeRecord[];
    readonly configuration: Configuration;
  }): BoardDrawing;
}

/** The place in the index page. */
const place = '<!-- first screen -->';

/** The folders that the build has filled by then: the page and the server with its content. */
interface BuiltFolders {
  readonly pages: string;
  readonly server: string;
}

/**
 * Draws the first screen (decision 116) with the page's own components, and puts it into the built index page, from which the server
 * makes the one that it sends. Then draws the score board (decision 123) into a file of the server. Its environment is built last, and leaves
 * no other files.
 */
export function packFirstScreen({ pages, server }: BuiltFolders): Plugin {
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
      const css = await readFile(join(pages, 'styles.css'), 'utf8');
      await withDrawing(code.join(), async ({ drawFirstScreen, drawBoard }) => {
        const shopWindow = drawFirstScreen();
        await writeFile(
          file,
          index.replace(place, () => windowHolder(shopWindow, css)),
        );
        const board = drawBoard(await drawnBoard(server));
        await writeFile(join(server, boardDrawingFile), JSON.stringify(withHolder(board, css)));
      });
    },
  };
}

/** Runs the drawing code. The page's modules read the browser's storage when they are loaded; here it is empty. */
async function withDrawing(code: string, use: (drawing: Drawing) => Promise<void>): Promise<void> {
  const storage = { getItem: () => null };
  const browser = { localStorage: storage, sessionStorage: storage };
  const folder = await mkdtemp(join(tmpdir(), 'juice-range-first-screen-'));
  try {
    const file = join(folder, 'draw.mjs');
    await writeFile(file, code);
    Object.assign(globalThis, browser);
    await use(await import(pathToFileURL(file).href));
  } finally {
    for (const name of Object.keys(browser)) {
      Reflect.deleteProperty(globalThis, name);
    }
    await rm(folder, { recursive: true });
  }
}

/** Returns the holder of the shop window, whose products are parted from what is before and after them. */
function windowHolder(drawn: string, css: string): string {
  const { styles, markup } = split(drawn);
  const cards = markup.match(/<li>.*?<\/li>/gs) ?? [];
  if (cards.length !== stocks.length) {
    throw new Error(`The first screen has ${cards.length} products instead of ${stocks.length}.`);
  }
  const [before, after] = markup.split(cards.join(''));
  const needed = neededStyles(css, markup);
  const content = [before, ...cards, after].join(fences.card);
  return fences.begin + holder({ ...needed, document: needed.document + styles }, markup, content) + fences.end;
}

/** Puts the page of the board into its holder, with the styles for all its parts. */
function withHolder(board: BoardDrawing, css: string): BoardDrawing {
  const { styles, markup: page } = split(board.page);
  const all = strings({ ...board, page }).join('');
  const needed = neededStyles(css, all);
  return { ...board, page: holder({ ...needed, document: needed.document + styles }, all, page) };
}

function strings(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(strings);
}

function split(drawn: string): { readonly styles: string; readonly markup: string } {
  const style = /<style\b[^>]*>(.*?)<\/style>/gs;
  return { styles: [...drawn.matchAll(style)].map(([, text]) => text).join(''), markup: drawn.replace(style, '') };
}

/**
 * Returns the element that holds a drawing, with the styles that it needs before the page's style sheet is there.
 * @param markup everything that may be in it
 */
function holder(needed: NeededStyles, markup: string, content: string): string {
  const [document = '', inside] = withoutUnused([needed.document, needed.markup], markup);
  return [
    `<div id="${firstScreenId}" aria-hidden="true" inert>`,
    `<style>${document}#${firstScreenId}~app-root{display:none}</style>`,
    `<template><style>${inside}</style>${content}</template></div>`,
  ].join('');
}
