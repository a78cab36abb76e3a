import type { Plugin } from 'vite';

/** Matches Latin, extended Latin and, where a font has it, Cyrillic. The system's fonts provide other scripts (look.md). */
const wanted = /^\/\* [\w-]+?-(?:latin|latin-ext|cyrillic)-(?:wght|\d+)-normal \*\//;

/** Removes what the product does not ship from the style sheets of Fontsource: other subsets, and files that are not WOFF2. */
export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    enforce: 'pre',
    transform: {
      filter: { id: /\/@fontsource(?:-variable)?\/.+\.css$/ },
      handler: (code) => ({ code: subsetsOf(code), map: null }),
    },
  };
}

function subsetsOf(css: string): string {
  const faces = css.split(/(?=\/\* )/).filter((face) => wanted.test(face));
  if (faces.length === 0) {
    throw new Error('A style sheet of Fontsource has an unexpected form.');
  }
  return faces.join('').replace(/, url\([^)]+\) format\('woff'\)/g, '');
}
