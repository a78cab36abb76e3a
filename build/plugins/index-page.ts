import type { Plugin } from 'vite';

/** The four scripts that the index page names, in the contract's order (ui-shop.md 1). */
const scripts = ['runtime.js', 'polyfills.js', 'vendor.js', 'main.js'];

/** The fonts of the first screen. Without a hint, the browser requests them only when it lays out the first words. */
const fonts = [
  'assets/fonts/figtree-latin-wght-normal.woff2',
  'assets/fonts/bricolage-grotesque-latin-700-normal.woff2',
];

/** Names the scripts in the index page as walkthroughs expect, and preloads the fonts of the first screen. */
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
        const missing = [...scripts, ...fonts].filter((name) => bundle[name] === undefined);
        if (missing.length > 0) {
          throw new Error(`The page was built without ${missing.join(', ')}`);
        }
        const tags = [
          ...fonts.map((name) => `<link rel="preload" href="${name}" as="font" type="font/woff2" crossorigin>`),
          '<link rel="stylesheet" href="styles.css">',
          ...scripts.map((name) => `<script type="module" src="${name}"></script>`),
        ];
        return (
          html
            // Comments in the page's scripts are for us and are not sent.
            .replace(/^ *\/\/.*\n/gm, '')
            .replace(/^ *<(script type="module"|link rel="(modulepreload|stylesheet)").*\n/gm, '')
            .replace('</head>', `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`)
        );
      },
    },
  };
}
