import { extname } from 'node:path';
import type { DecoySite } from './outbound.ts';

/** One entry of `resources/decoy/sites.yml`. */
export interface SitePage {
  readonly host: string;
  /** `{name}` stands for one part of a path. */
  readonly path: string;
  /** `name=value` that must be in the query. */
  readonly query?: string | undefined;
  /** Name of the download that is the response. */
  readonly file: string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Creates the decoy's hosts that only serve files.
 * @param contentOf returns the content of a download
 */
export function createSites(
  pages: readonly SitePage[],
  contentOf: (file: string) => Buffer,
): (host: string) => DecoySite | undefined {
  const byHost = new Map(
    [...Map.groupBy(pages, ({ host }) => host)].map(([host, own]) => [host, createSite(own, contentOf)]),
  );
  return (host) => byHost.get(host);
}

function createSite(pages: readonly SitePage[], contentOf: (file: string) => Buffer): DecoySite {
  const patterns = pages.map((page) => ({ ...page, pattern: patternOf(page.path) }));
  return ({ url }) => {
    const fits = patterns.find(({ pattern, query }) => pattern.test(url.pathname) && hasQuery(url, query));
    if (fits === undefined) {
      return undefined;
    }
    const type = types[extname(fits.file)] ?? 'application/octet-stream';
    return { status: 200, headers: { 'content-type': type }, body: contentOf(fits.file) };
  };
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (/^\{\w+\}$/.test(part) ? '[^/]+' : RegExp.escape(part)));
  return new RegExp(`^${parts.join('/')}/?$`);
}

function hasQuery(url: URL, query: string | undefined): boolean {
  const [name = '', value = ''] = query?.split('=') ?? [];
  return query === undefined || url.searchParams.get(name) === value;
}
