import type { Plugin } from 'vite';
import { defaultThemeName, type Tokens, themeNames, tokensOf } from '../../shared/theme/tokens.ts';

/**
 * Writes the shop's colours, which the front end sets by script, into a style sheet for the pages that the server renders:
 * those of the default theme, and what the other themes change in them, under `data-theme` on the root.
 */
export function pageColours(): Plugin {
  return {
    name: 'page-colours',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'assets/public/css/colours.css', source: colourSheet() });
    },
  };
}

/** The style sheet's text. Each colour follows the reader's choice of light or dark. */
export function colourSheet(): string {
  const base = colours(defaultThemeName);
  const others = themeNames.filter((theme) => theme !== defaultThemeName);
  return [
    rule(':root', [['color-scheme', 'light dark'], ...base]),
    ...others.map((theme) =>
      rule(
        `[data-theme="${theme}"]`,
        colours(theme).filter(([name, value]) => base.every(([known, same]) => known !== name || same !== value)),
      ),
    ),
  ].join('\n');
}

type Declaration = readonly [name: string, value: string];

function colours(theme: string): readonly Declaration[] {
  const light = tokensOf('shop', 'light', theme);
  const dark = tokensOf('shop', 'dark', theme);
  // The keys of a value of that type.
  const names = Object.keys(light) as (keyof Tokens)[];
  return names.map((name) => [`--${kebab(name)}`, `light-dark(${light[name]}, ${dark[name]})`]);
}

function rule(selector: string, declarations: readonly Declaration[]): string {
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
