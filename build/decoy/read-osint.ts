import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';
import type { ContentFiles } from '../content/read-content.ts';
import type { DescribedSite } from './decoy-search.ts';
import { filesBelow } from './files-below.ts';

/** `sites.yml`: the sites of the decoy internet, in the order of its start page. */
const sitesSchema = z.array(
  z.strictObject({
    /** Folder name, which is also the name in the address. */
    name: z.string().regex(/^[a-z]+$/),
    title: z.string(),
    /** A description of the site, for the start page. */
    about: z.string(),
  }),
);

const factsSchema = z.record(z.string(), z.array(z.string()));

/** The texts of the decoy internet in one language. */
export interface OsintTexts {
  /** The sources of its pages, by their paths relative to `/decoy/`, such as `lexicon/jim.html`. */
  readonly pages: ReadonlyMap<string, string>;
  /** Empty where `sites.yml` is not translated. */
  readonly sites: readonly DescribedSite[];
}

/** The English texts, and what has to be in them in every language. */
export interface EnglishOsint extends OsintTexts {
  /** What challenges need from a page, by its path. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
}

/** What is put into the pages, or only read by the build. */
const parts: ReadonlySet<string> = new Set(['frame.html', 'facts.yml', 'sites.yml']);

/** Lists the files of `resources/osint` that are served, relative to it. */
export function osintFiles(resources: string): readonly string[] {
  return filesBelow(join(resources, 'osint')).filter((path) => !parts.has(path));
}

/** Reads the English texts of the decoy internet. @throws ContentError */
export function readOsint(resources: string, files: ContentFiles): EnglishOsint {
  return { ...readTexts(resources, files, 'osint'), facts: files.yaml('osint/facts.yml', factsSchema) };
}

/** Reads the texts of the decoy internet in a language, as far as they are there. @throws ContentError */
export function readTranslatedOsint(resources: string, files: ContentFiles, language: string): OsintTexts {
  return readTexts(resources, files, `languages/${language}/osint`);
}

function readTexts(resources: string, files: ContentFiles, folder: string): OsintTexts {
  const paths = existsSync(join(resources, folder)) ? filesBelow(join(resources, folder)) : [];
  const pages = paths.filter((path) => ['.html', '.htm'].includes(extname(path)) && !parts.has(path));
  const sites = `${folder}/sites.yml`;
  return {
    pages: new Map(
      pages.map((path) => [path, files.bytes(`${folder}/${path}`).toString('utf8').replaceAll('\r\n', '\n')]),
    ),
    sites: files.has(sites) ? files.yaml(sites, sitesSchema) : [],
  };
}
