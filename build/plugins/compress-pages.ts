import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Types that shrink; pictures and fonts are compressed in themselves. */
const compressible = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.md']);

/** The front end's page is made by the server, from this. */
const template = 'index.html';

/** Bytes below which a copy is not worth a file. */
const threshold = 1024;

/**
 * Puts compressed copies of the page's files next to them (`main.js.br`, `main.js.gz`), as small as they get: the shop
 * sends them as they are and compresses no file itself.
 */
export function compressPages(): Plugin {
  return {
    name: 'compress-pages',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'toolbox' || name === 'help',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) {
          const files = await readdir(dir, { recursive: true });
          await Promise.all(
            files
              .filter((file) => file !== template && compressible.has(extname(file)))
              .map((file) => compress(join(dir, file))),
          );
        }
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < threshold) {
    return;
  }
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params: size }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
