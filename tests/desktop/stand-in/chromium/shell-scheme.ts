/**
 * Chromium knows no custom schemes from outside, so pages of one live under a stand-in host that never reaches the
 * network: `juice-range://shell/bar.html` is `http://shell.juice-range.custom-scheme.localhost/bar.html` inside.
 */
const suffix = '.custom-scheme.localhost';

const webSchemes: ReadonlySet<string> = new Set([
  'http:',
  'https:',
  'ws:',
  'wss:',
  'data:',
  'blob:',
  'about:',
  'chrome:',
  'chrome-error:',
]);

/** The address inside the browser of a URL as the app says it. */
export function toBrowserUrl(url: string): string {
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/]+)(.*)$/i.exec(url);
  const [, scheme, host, rest] = match ?? [];
  return scheme === undefined || webSchemes.has(`${scheme.toLowerCase()}:`)
    ? url
    : `http://${host}.${scheme}${suffix}${rest}`;
}

/** The other way round. */
export function toAppUrl(url: string): string {
  const match = /^http:\/\/([^/]+)\.([a-z0-9+-]+)\.custom-scheme\.localhost(\/.*)?$/i.exec(url);
  const [, host, scheme, rest] = match ?? [];
  return scheme === undefined ? url : `${scheme}://${host}${rest ?? ''}`;
}

/** The scheme of a URL inside the browser that stands for a custom one, null for all others. */
export function customScheme(url: string): string | null {
  const appUrl = toAppUrl(url);
  return appUrl === url ? null : appUrl.slice(0, appUrl.indexOf(':'));
}
