import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { decoySearchPath } from '../../shared/api/decoy-search.ts';
import { createWords } from '../../shared/text/words.ts';
import { ContentError, openContentFiles } from '../content/read-content.ts';
import { keysSchema } from '../content/schema.ts';
import { readWords } from '../languages/words-file.ts';
import { contentFolder } from '../paths.ts';
import { decoySearch } from './decoy-search.ts';
import { framePage, splitPage } from './frame-page.ts';
import { osintFiles, readOsint } from './read-osint.ts';

/** A file of the decoy internet as it is served. Its path is relative to `/decoy/`. */
interface OsintFile {
  readonly path: string;
  readonly content: string | Buffer;
}

/**
 * Reads the decoy internet. A page `<site>/<page>.html` begins with its title in `<title>`. It is put into the common frame, with the
 * style of the decoy internet and the `<site>.css` of its site, if it has one. All other files are served as they are.
 * The harmless program of the SSRF and SSTi challenges is among the downloads, for learners to read. Beside the pages is the list that the
 * drawer searches.
 * @param resources the folder `resources/`
 * @throws ContentError for a page without a title, and for a folder that is not in `sites.yml`
 */
function buildOsint(resources: string): readonly OsintFile[] {
  const files = openContentFiles(resources);
  const { pages, sites } = readOsint(resources, files);
  const words = createWords(
    { ...readWords(files, 'languages/en/interface.json'), ...readWords(files, 'languages/en/handbook.json') },
    'en',
  );
  const frame = readFileSync(join(resources, 'osint/frame.html'), 'utf8');
  const read = [...pages]
    .filter(([path]) => extname(path) === '.html')
    .map(([path, source]) => splitPage(path, source, `resources/osint/${path}`));
  const framed = new Map(read.map((page) => [page.path, framePage(page, { frame, language: 'en', words, sites })]));
  const all = osintFiles(resources).map((path) => {
    const [folder = '', rest] = path.split('/');
    if (rest !== undefined && !sites.some(({ name }) => name === folder)) {
      throw new ContentError(`resources/osint/${path}: sites.yml does not know ${folder}`);
    }
    return { path, content: framed.get(path) ?? readFileSync(join(resources, 'osint', path)) };
  });
  return [
    ...all,
    { path: 'harvest/juicy_malware_linux_amd_64.txt', content: readProgram(resources) },
    { path: decoySearchPath.slice('decoy/'.length), content: JSON.stringify(decoySearch('en', sites, read)) },
  ];
}

/** Reads the program as the decoy host runs it. */
function readProgram(resources: string): string {
  const { serverSideKey } = keysSchema.parse(parse(readFileSync(join(resources, 'keys/keys.yml'), 'utf8')));
  const program = readFileSync(join(resources, 'decoy/downloads/juicy_malware'), 'utf8');
  return program.replaceAll('@@serverSideKey@@', () => serverSideKey);
}

/** Vite plugin: puts the decoy internet beside the page's files, from which `/decoy/` is served. */
export function packOsint(resources: string = contentFolder): Plugin {
  return {
    name: 'pack-osint',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const { path, content } of buildOsint(resources)) {
        this.emitFile({ type: 'asset', fileName: `decoy/${path}`, source: content });
      }
    },
  };
}
