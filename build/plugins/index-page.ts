import type { Plugin, Rolldown } from 'vite';
import { boardCodeId, pageStylesId } from '../../shared/api/first-screen.ts';

/** The four scripts that the index page names, in the contract's order (ui-shop.md 1). */
const scripts = ['runtime.js', 'polyfills.js', 'vendor.js', 'main.js'];

/** The fonts of the first screen, in the built page. Without a hint, the browser requests them only when it lays out the first words. */
const firstFonts = [
  'assets/fonts/figtree-latin-wght-normal.woff2',
  'assets/fonts/bricolage-grotesque-latin-700-normal.woff2',
];

const styleSheet = 'styles.css';

/** The place of the fonts in the page's script. */
const fontsPlace = '[/* fonts */]';

/** What the browser's `FontFace` takes. */
type Font = readonly [family: string, source: string, descriptors: Readonly<Record<string, string>>];

/**
 * Names the scripts in the index page as walkthroughs expect, preloads the fonts of the first screen, and gives the page's script all fonts
 * (decision 127).
 */
export function indexPage(): Plugin {
  return {
    name: 'index-page',
    applyToEnvironment: (environment) => environment.name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) {
          return html;
        }
        const missing = [...scripts, ...firstFonts].filter((name) => bundle[name] === undefined);
        if (missing.length > 0) {
          throw new Error(`The page was built without ${missing.join(', ')}`);
        }
        const fonts = firstFonts.map(
          (name) => `<link rel="preload" href="${name}" as="font" type="font/woff2" crossorigin>`,
        );
        // These come after the first screen, which waits for none of them (decision 116). A script puts the styles in place.
        const styles = `<template id="${pageStylesId}"><link rel="stylesheet" href="${styleSheet}"></template>`;
        const board = boardFiles(bundle).map((name) => `<link rel="modulepreload" href="${name}">`);
        const boardCode = `<template id="${boardCodeId}">${board.join('')}</template>`;
        const faces = takeFonts(bundle);
        const files = scripts.map((name) => `<script type="module" src="${name}" fetchpriority="low"></script>`);
        return (
          html
            // Comments in the page's scripts are for us and are not sent.
            .replace(/^ *\/\/.*\n/gm, '')
            .replace(/^ *<(script type="module"|link rel="(modulepreload|stylesheet)").*\n/gm, '')
            .replace('</head>', `${fonts.map((tag) => `  ${tag}\n  `).join('')}</head>`)
            .replace(fontsPlace, () => JSON.stringify(faces))
            .replace('<!-- first screen -->', (place) => `${place}\n    ${styles}\n    ${boardCode}`)
            .replace('<app-root>', `${files.map((tag) => `${tag}\n    `).join('')}<app-root>`)
        );
      },
    },
  };
}

/** Takes the fonts out of the style sheet. It lies beside the index page, so that their addresses are the same. */
function takeFonts(bundle: Rolldown.OutputBundle): readonly Font[] {
  const sheet = bundle[styleSheet];
  if (sheet?.type !== 'asset' || typeof sheet.source !== 'string') {
    throw new Error('The page was built without its style sheet.');
  }
  const rule = /@font-face\s*\{([^}]*)\}/g;
  const fonts = [...sheet.source.matchAll(rule)].map(([, declarations = '']) => fontOf(declarations));
  if (!firstFonts.every((name) => fonts.some(([, source]) => source.includes(name)))) {
    throw new Error('The style sheet lacks fonts of the first screen.');
  }
  sheet.source = sheet.source.replace(rule, '');
  return fonts;
}

function fontOf(declarations: string): Font {
  const value = (name: string): string => {
    const found = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(declarations)?.[1];
    if (found === undefined) {
      throw new Error(`A font has no ${name}: ${declarations}`);
    }
    return found.trim();
  };
  const family = value('font-family').replace(/^["']|["']$/g, '');
  return [
    family,
    value('src'),
    { weight: value('font-weight'), display: value('font-display'), unicodeRange: value('unicode-range') },
  ];
}

/** Returns the files with the code of the score board that the page does not load in any case. */
function boardFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const board = chunks.find(({ name }) => name === 'ScoreBoardScreen');
  if (board === undefined) {
    throw new Error('The page was built without its score board.');
  }
  return [board.fileName, ...board.imports.filter((name) => !scripts.includes(name))];
}
