import type { Plugin } from 'vite';

/** Latin and extended Latin, and Cyrillic where a font has it. Letters of other scripts come from the system (look.md). */
const wanted = /^\/\* [\w-]+?-(?:latin|latin-ext|cyrillic)-(?:wght|\d+)-normal \*\//;

/** Takes what the product does not ship out of the style sheets of Fontsource: other subsets, and files that are not WOFF2. */
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
    throw new Error('A style sheet of Fontsource is not as it used to be.');
  }
  return faces.join('').replace(/, url\([^)]+\) format\('woff'\)/g, '');
}
