import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { decoySearchPath } from '../../../shared/api/decoy-search.ts';
import { createWords } from '../../../shared/text/words.ts';
import { decoySearch } from '../../decoy/decoy-search.ts';
import { type FrameTexts, framePage, splitPage } from '../../decoy/frame-page.ts';
import type { English } from '../english.ts';
import type { Language } from '../read-language.ts';
import { compressed } from './compressed.ts';

/** Pages that the server reads itself, and so doesn't send compressed. */
const plain: ReadonlySet<string> = new Set(['htmledit.htm', 'missing.html']);

/** Returns what the frame around the decoy internet's pages needs in a language. */
export function frameTexts(english: English, { key, evidence, ...language }: Language): FrameTexts {
  return {
    frame: readFileSync(join(english.root, 'osint/frame.html'), 'utf8'),
    language: key,
    words: createWords({ ...english.interface, ...english.words.handbook }, key, {
      ...language.interface,
      ...language.words.handbook,
    }),
    sites: evidence.sites.length > 0 ? evidence.sites : english.evidence.sites,
  };
}

/**
 * Makes the files of the decoy internet in a language (decision 126): its pages, and what the drawer searches.
 * @returns them with paths relative to `/decoy/`
 */
export function translatedEvidence(
  english: English,
  language: Language,
): readonly { readonly path: string; readonly content: string | Uint8Array }[] {
  const { key, evidence } = language;
  const texts = frameTexts(english, language);
  const read = (pages: ReadonlyMap<string, string>, folder: string) =>
    [...pages]
      .filter(([path]) => extname(path) === '.html')
      .map(([path, source]) => splitPage(path, source, `resources/${folder}/${path}`));
  const own = read(evidence.pages, `languages/${key}/osint`);
  const framed = new Map(own.map((page) => [page.path, framePage(page, texts)]));
  const search = decoySearch(
    key,
    texts.sites,
    read(english.evidence.pages, 'osint'),
    new Map(own.map((page) => [page.path, page])),
  );
  const file = (path: string, content: string) => {
    const name = path.replace(/\.\w+$/, `.${key}${extname(path)}`);
    return plain.has(path) ? { path: name, content } : { path: `${name}.br`, content: compressed(content) };
  };
  return [
    ...[...evidence.pages].map(([path, source]) => file(path, framed.get(path) ?? source)),
    file(decoySearchPath.slice('decoy/'.length), JSON.stringify(search)),
  ];
}
