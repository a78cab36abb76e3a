import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Returns the replacement for each replaced module, keyed by the name under which it is imported. */
function standIns(): Readonly<Record<string, string>> {
  const browserBuild = join(dirname(createRequire(import.meta.url).resolve('pdfkit')), 'pdfkit.browser.mjs');
  return {
    pdfkit: `
      import PDFDocument, { registerStdFonts } from ${JSON.stringify(browserBuild)};
      import TimesRoman from 'pdfkit/standard-fonts/TimesRoman';
      import TimesBold from 'pdfkit/standard-fonts/TimesBold';
      registerStdFonts(TimesRoman, TimesBold);
      export default PDFDocument;`,
    fontkit: `
      export function create() {
        throw new Error('Fonts cannot be embedded.');
      }`,
  };
}

/** Where a document unpacks the metrics of a font: a fifth of the work for a confirmation. */
const unpacking = 'new AFMFont(fontData)';

/**
 * Vite plugin: bundles the build of pdfkit that needs no file system, with the metrics of the two fonts that confirmations use, and
 * without fontkit, which is only needed to embed fonts. That is a fifth of the code, and the bundle reads no file at run time. All
 * documents share a font's unpacked metrics, which nothing changes.
 * @throws when pdfkit unpacks them elsewhere
 */
export function leanPdf(): Plugin {
  const modules = standIns();
  const prefix = '\0lean-pdf:';
  return {
    name: 'lean-pdf',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'shop',
    resolveId: { filter: { id: /^(?:pdfkit|fontkit)$/ }, handler: (name) => prefix + name },
    load: { filter: { id: new RegExp(`^${prefix}`) }, handler: (id) => modules[id.slice(prefix.length)] },
    transform: {
      filter: { id: /pdfkit\.browser\.mjs$/ },
      handler: (code) => {
        if (code.split(unpacking).length !== 2) {
          throw new Error(`pdfkit does not say "${unpacking}" once: it may unpack metrics elsewhere.`);
        }
        return code.replace(unpacking, `(fontData.unpacked ??= ${unpacking})`);
      },
    },
  };
}
