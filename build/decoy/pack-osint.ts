import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { z } from 'zod';
import { decoySearchPath } from '../../shared/api/decoy-search.ts';
import { ContentError } from '../content/read-content.ts';
import { keysSchema } from '../content/schema.ts';
import { contentFolder } from '../paths.ts';
import { decoySearch, type ReadPage } from './decoy-search.ts';
import { filesBelow } from './files-below.ts';

/** `resources/osint/sites.yml`: the sites of the decoy internet, in the order of its start page. */
const sitesSchema = z.array(
  z.strictObject({
    /** Folder name, which is also the name in the address. */
    name: z.string().regex(/^[a-z]+$/),
    title: z.string(),
    /** A description of the site, for the start page. */
    about: z.string(),
  }),
);

/** A file of the decoy internet as it is served. Its path is relative to `/decoy/`. */
export interface OsintFile {
  readonly path: string;
  readonly content: string | Buffer;
}

/**
 * Reads the decoy internet. A page `<site>/<page>.html` begins with its title in `<title>`. It is put into the common frame, with the
 * style of the decoy internet and the `style.css` of its site, if it has one. All other files are served as they are.
 * The harmless program of the SSRF and SSTi challenges is among the downloads, for learners to read. Beside the pages is the list that the
 * drawer searches.
 * @param resources the folder `resources/`
 * @throws ContentError for a page without a title, and for a folder that is not in `sites.yml`
 */
export function buildOsint(resources: string): readonly OsintFile[] {
  const root = join(resources, 'osint');
  const sites = sitesSchema.parse(parse(readFileSync(join(root, 'sites.yml'), 'utf8')));
  const frame = readFileSync(join(root, 'frame.html'), 'utf8');
  const list = sites
    .map(({ name, title, about }) => `<li><a href="${name}/"><b>${title}</b><span>${about}</span></a></li>`)
    .join('\n');
  const read: ReadPage[] = [];
  const pages = filesBelow(root)
    .filter((path) => !['sites.yml', 'frame.html', 'facts.yml'].includes(path))
    .map((path) => {
      const content = readFileSync(join(root, path));
      const [folder = '', rest] = path.split('/');
      const site = sites.find(({ name }) => name === folder);
      if (rest !== undefined && site === undefined) {
        throw new ContentError(`resources/osint/${path}: sites.yml does not know ${folder}`);
      }
      if (extname(path) !== '.html') {
        return { path, content };
      }
      const text = content.toString('utf8');
      const title = /^<title>(.*)<\/title>\n/.exec(text);
      if (title === null) {
        throw new ContentError(`resources/osint/${path}: expected a <title> in the first line`);
      }
      const html = text.slice(title[0].length);
      read.push({ path, title: title[1] ?? '', html });
      const depth = path.split('/').length - 1;
      // The page for missing ones is served at any depth, and has no drawer, as all error pages (decision 50).
      const missing = path === 'missing.html';
      const page = frame
        .replace('{{drawer}}\n', missing ? '' : '<script src="{{root}}../range/drawer.js" defer></script>\n')
        .replaceAll('{{root}}', missing ? '/decoy/' : depth === 0 ? './' : '../'.repeat(depth))
        .replaceAll('{{site}}', site?.name ?? 'start')
        .replaceAll('{{siteTitle}}', site?.title ?? 'Decoy internet')
        .replaceAll('{{title}}', title[1] ?? '')
        .replace('{{content}}', () => html.replace('{{sites}}', () => list));
      return { path, content: page };
    });
  return [
    ...pages,
    { path: 'harvest/juicy_malware_linux_amd_64.txt', content: readProgram(resources) },
    { path: decoySearchPath.slice('decoy/'.length), content: JSON.stringify(decoySearch(sites, read)) },
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
