/** How long a cookie lives; without it, until the browser closes. */
export type CookieLifetime = { readonly hours: number } | { readonly days: number } | 'one year';

/** The value of a cookie, decoded; undefined when it is not set (ui-learning.md 1.3). */
export function readCookie(name: string): string | undefined {
  const prefix = `${encodeURIComponent(name)}=`;
  const found = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return found === undefined ? undefined : decode(found.slice(prefix.length));
}

/** Writes a cookie the way the contract has them: path `/`, URL-encoded, nothing else. */
export function writeCookie(name: string, value: string, lifetime?: CookieLifetime): void {
  const expiry = lifetime === undefined ? '' : `; expires=${endOf(lifetime).toUTCString()}`;
  // weakness: contract ui-shop.md 3.5 (no Secure, no HttpOnly, no SameSite: scripts and forged requests can use it)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store needs a secure context, which a LAN address is not
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; path=/${expiry}`;
}

export function removeCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${encodeURIComponent(name)}=; path=/; max-age=0`;
}

function endOf(lifetime: CookieLifetime): Date {
  const end = new Date();
  if (lifetime === 'one year') {
    end.setFullYear(end.getFullYear() + 1);
  } else if ('hours' in lifetime) {
    end.setHours(end.getHours() + lifetime.hours);
  } else {
    end.setDate(end.getDate() + lifetime.days);
  }
  return end;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
