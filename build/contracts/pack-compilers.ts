import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { solcVersions } from '../../shared/api/compilers.ts';
import { contentFolder, repository } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { type Compiler, readCompiler } from './read-compiler.ts';

/** The cache of programs compressed by earlier builds. Compressing takes seconds, and the result never changes. */
const cache = join(repository, 'node_modules/.cache/juice-range');

/** Brotli quality. The best, 11, is not worth the minutes it takes. */
const quality = 9;

/** A window of 4 MiB, which whoever unpacks the file has to keep in memory. With 16 MiB the files would be only 2 % smaller. */
const windowBits = 22;

/**
 * Adds the Solidity compilers of the sandbox to the page's files (ui-learning.md 12.6): for each version a script and its program. The
 * program is stored only in compressed form, since it would take 56 MB otherwise. The compilers are separate programs under the GNU
 * General Public License, which is added as well.
 */
export function packCompilers(): Plugin {
  return addFiles('pack-compilers', 'client', async ({ emit }) => {
    const folder = 'assets/public/solc';
    emit(`${folder}/licence.txt`, licence(readFileSync(join(contentFolder, 'compilers/gpl-3.0.txt'), 'utf8')));
    await Promise.all(
      solcVersions.map(async (version) => {
        const compiler = readCompiler(version);
        const program = await compressed(compiler);
        emit(`${folder}/${version}/soljson.js`, compiler.script);
        emit(`${folder}/${version}/soljson.wasm.br`, program);
      }),
    );
  });
}

async function compressed({ version, program }: Compiler): Promise<Uint8Array> {
  const file = join(cache, `solc-${version}-${program.length}-${quality}-${windowBits}.br`);
  try {
    return readFileSync(file);
  } catch {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: program.length,
    };
    const packed = await promisify(brotliCompress)(program, { params });
    mkdirSync(cache, { recursive: true });
    // It gets a temporary name first, because another build may look for the file meanwhile.
    writeFileSync(`${file}.${process.pid}`, packed);
    renameSync(`${file}.${process.pid}`, file);
    return packed;
  }
}

function licence(text: string): string {
  const sources = solcVersions.map((version) => `https://github.com/ethereum/solidity/tree/v${version}`).join('\n');
  return `The Solidity compilers in this folder are separate programs. They are copyright the authors of Solidity, under the licence below.
They come unchanged from the npm package solc; only the program was separated from its script. Their sources:
${sources}

${text}`;
}
