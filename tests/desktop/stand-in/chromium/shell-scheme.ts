/**
 * Custom schemes cannot be registered with Chromium from outside, so their pages are served under a stand-in host that
 * never reaches the network: `juice-range://shell/bar.html` is
 * `http://shell.juice-range.custom-scheme.localhost/bar.html` inside.
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

/** Returns the address inside the browser for a URL as the app writes it. */
export function toBrowserUrl(url: string): string {
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/]+)(.*)$/i.exec(url);
  const [, scheme, host, rest] = match ?? [];
  return scheme === undefined || webSchemes.has(`${scheme.toLowerCase()}:`)
    ? url
    : `http://${host}.${scheme}${suffix}${rest}`;
}

/** Converts in the opposite direction. */
export function toAppUrl(url: string): string {
  const match = /^http:\/\/([^/]+)\.([a-z0-9+-]+)\.custom-scheme\.localhost(\/.*)?$/i.exec(url);
  const [, host, scheme, rest] = match ?? [];
  return scheme === undefined ? url : `${scheme}://${host}${rest ?? ''}`;
}

/** Returns the custom scheme that a URL inside the browser stands for; null for all others. */
export function customScheme(url: string): string | null {
  const appUrl = toAppUrl(url);
  return appUrl === url ? null : appUrl.slice(0, appUrl.indexOf(':'));
}
