import type { Plugin } from 'vite';

/** The four scripts that the index page names, in the contract's order (ui-shop.md 1). */
const scripts = ['runtime.js', 'polyfills.js', 'vendor.js', 'main.js'];

/** Names the scripts in the index page as walkthroughs expect, and has the fonts of the first screen fetched along with them. */
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
        const missing = scripts.filter((name) => bundle[name] === undefined);
        if (missing.length > 0) {
          throw new Error(`The page was built without ${missing.join(', ')}`);
        }
        const tags = [...scripts.map((name) => `<script type="module" src="${name}"></script>`)];
        const rest = html.replace(/^ *<(script type="module"|link rel="modulepreload").*\n/gm, '');
        return rest
          .replace(
            /<link rel="stylesheet" crossorigin href=".\/styles.css">/,
            '<link rel="stylesheet" href="styles.css">',
          )
          .replace('</head>', `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`);
      },
    },
  };
}
