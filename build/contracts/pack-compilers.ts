import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { solcVersions } from '../../shared/api/compilers.ts';
import { contentFolder, repository } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { type Compiler, readCompiler } from './read-compiler.ts';

/** Compressed programs of earlier builds: they take seconds and never change. */
const cache = join(repository, 'node_modules/.cache/juice-range');

/** Best of 11 is not worth its minutes. */
const quality = 9;

/** 4 MiB, which whoever unpacks has to keep: 16 MiB make the files smaller by 2 % only. */
const windowBits = 22;

/**
 * Adds the Solidity compilers of the sandbox to the page's files (ui-learning.md 12.6): per version a script and its program, the program
 * compressed only, since it would be 56 MB otherwise. They are programs of their own under the GNU General Public License, which comes along.
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
    // Under a name of its own first: another build may look for it meanwhile.
    writeFileSync(`${file}.${process.pid}`, packed);
    renameSync(`${file}.${process.pid}`, file);
    return packed;
  }
}

function licence(text: string): string {
  const sources = solcVersions.map((version) => `https://github.com/ethereum/solidity/tree/v${version}`).join('\n');
  return `The Solidity compilers in this folder are programs of their own, copyright the authors of Solidity, under the licence below.
They were taken unchanged from the npm package solc; only the program was separated from its script. Their sources:
${sources}

${text}`;
}
