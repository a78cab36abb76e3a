import type { Plugin } from 'vite';
import {
  defaultThemeName,
  type Skin,
  themeNames,
  tokenNames,
  tokensOf,
  tokenVariable,
} from '../../shared/theme/tokens.ts';
import { addFiles } from './added-files.ts';

/**
 * Writes the shop's colours, which the front end sets by script, into a style sheet for the pages that the server renders: the colours
 * of the default theme, and those that other themes change, under `data-theme` on the root element. Also adds the rules by which a skin
 * sets the front end's colours to `skins.css`.
 */
export function pageColours(): Plugin {
  return {
    ...addFiles('page-colours', 'client', ({ emit }) => emit('assets/public/css/colours.css', colourSheet())),
    enforce: 'pre',
    transform: {
      filter: { id: /\/theme\/skins\.css$/ },
      handler: (code) => ({
        code: `${skinSheet()}
${code}`,
        map: null,
      }),
    },
  };
}

/** Puts the range's colours in front of those of the handbook (decision 100) and of the class board. */
export function rangeColours(): Plugin {
  return {
    name: 'range-colours',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:handbook|class-board)\/styles\/colours\.css$/ },
      handler: (code) => ({
        code: `${rule(':root', [['color-scheme', 'light dark'], ...colours('range', defaultThemeName)])}\n${code}`,
        map: null,
      }),
    },
  };
}

/** Returns the colours of both skins under the names that screens use. */
function skinSheet(): string {
  const colours = (skin: Skin): readonly Declaration[] =>
    tokenNames.map((name) => [tokenVariable(name), `var(${tokenVariable(name, skin)})`]);
  return rule(':root, [data-skin="shop"]', colours('shop')) + rule('[data-skin="range"]', colours('range'));
}

/** Returns the style sheet. Each colour follows the reader's choice of light or dark. */
export function colourSheet(): string {
  const base = colours('shop', defaultThemeName);
  const others = themeNames.filter((theme) => theme !== defaultThemeName);
  return [
    rule(':root', [['color-scheme', 'light dark'], ...base]),
    ...others.map((theme) =>
      rule(
        `[data-theme="${theme}"]`,
        colours('shop', theme).filter(([name, value]) =>
          base.every(([known, same]) => known !== name || same !== value),
        ),
      ),
    ),
  ].join('\n');
}

type Declaration = readonly [name: string, value: string];

function colours(skin: Skin, theme: string): readonly Declaration[] {
  const light = tokensOf(skin, 'light', theme);
  const dark = tokensOf(skin, 'dark', theme);
  return tokenNames.map((name) => [tokenVariable(name), `light-dark(${light[name]}, ${dark[name]})`]);
}

function rule(selector: string, declarations: readonly Declaration[]): string {
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
}
