/** How long a cookie lives. Without a lifetime it lasts until the browser closes. */
export type CookieLifetime = { readonly hours: number } | { readonly days: number } | 'one year';

/** Returns the decoded value of a cookie, or undefined when it isn't set (ui-learning.md 1.3). */
export function readCookie(name: string): string | undefined {
  const prefix = `${encodeURIComponent(name)}=`;
  const found = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return found === undefined ? undefined : decode(found.slice(prefix.length));
}

/** Writes a cookie as the contract prescribes: path `/`, URL-encoded, no other attributes. */
export function writeCookie(name: string, value: string, lifetime?: CookieLifetime): void {
  const expiry = lifetime === undefined ? '' : `; expires=${endOf(lifetime).toUTCString()}`;
  // weakness: contract ui-shop.md 3.5 (no Secure, HttpOnly or SameSite, so scripts and forged requests can use it)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store needs a secure context, which a LAN address isn't
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
