import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Extensions of files that shrink. Pictures and fonts are already compressed. */
const compressible = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.md']);

/** The environments whose files the shop serves. */
const compressed: ReadonlySet<string> = new Set(['client', 'toolbox', 'drawer', 'handbook', 'help']);

/** Quality of Brotli for what is large and read seldom, such as the help in twenty languages: 7 % larger than the best, and made in a tenth of the time. */
export const quickQuality = 9;

/** The environments whose files are seldom read. */
const seldomRead: ReadonlySet<string> = new Set(['help']);

/** The template from which the server makes the front end's page. */
const template = 'index.html';

/** Size in bytes below which a compressed copy is not worth a file. */
const threshold = 1024;

/** Size in bytes from which there is only the Brotli copy. The shop unpacks it for whoever takes none. */
const onlyBrotli = 1024 * 1024;

/**
 * What a page needs before it is seen, of which there is a gzip copy too, for browsers on other machines. They get the rest as it is, such as texts in
 * twenty languages: a network that isn't the Internet is fast, and another copy of each would make every installer larger.
 */
const alsoGzipped = new Set(['.js', '.css', '.html']);

/**
 * Puts compressed copies next to the page's files (`main.js.br`, `main.js.gz`), with the best compression where it counts. The shop sends them as
 * they are and compresses no file itself.
 */
export function compressPages(): Plugin {
  return {
    name: 'compress-pages',
    applyToEnvironment: ({ name }) => compressed.has(name),
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const isSeldomRead = seldomRead.has(this.environment.name);
        if (dir !== undefined) {
          const files = await readdir(dir, { recursive: true });
          await Promise.all(
            files
              .filter((file) => file !== template && compressible.has(extname(file)))
              .map((file) => compress(join(dir, file), isSeldomRead)),
          );
        }
      },
    },
  };
}

async function compress(path: string, isSeldomRead: boolean): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < threshold) {
    return;
  }
  const quality = isSeldomRead ? quickQuality : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  if (bytes.length >= onlyBrotli) {
    await rm(path);
  } else if (alsoGzipped.has(extname(path)) && !isSeldomRead) {
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}
