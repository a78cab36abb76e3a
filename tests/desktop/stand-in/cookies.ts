import type { Cookie, Cookies } from 'electron';
import { browser } from './chromium/running.ts';

type ChangeListener = (event: object, cookie: Cookie, cause: string, removed: boolean) => void;

export interface StandInCookies extends Pick<Cookies, 'flushStore' | 'get' | 'remove' | 'set'> {
  on(event: 'changed', listener: ChangeListener): void;
}

/** Milliseconds between two looks at the cookies. Chromium's protocol doesn't tell of changes. */
const lookingTime = 200;

const toChromium = { no_restriction: 'None', lax: 'Lax', strict: 'Strict' } as const;

/** Gives access to the cookies of Chromium's default context. */
export function createCookies(): StandInCookies {
  async function all(): Promise<readonly (Cookie & { readonly domain: string; readonly path: string })[]> {
    const { cookies } = await browser().connection.browser.send('Storage.getCookies');
    return cookies.map(({ name, value, domain, path, expires, httpOnly, secure, sameSite }) => ({
      name,
      value,
      domain,
      path,
      httpOnly,
      secure,
      session: expires < 0,
      ...(expires < 0 ? {} : { expirationDate: expires }),
      sameSite:
        sameSite === 'None'
          ? 'no_restriction'
          : sameSite === 'Strict'
            ? 'strict'
            : sameSite === 'Lax'
              ? 'lax'
              : 'unspecified',
    }));
  }

  return {
    get: async ({ url, name }) => {
      const found = await all();
      return found.filter(
        (cookie) =>
          (name === undefined || cookie.name === name) && (url === undefined || isSentTo(cookie, new URL(url))),
      );
    },
    set: async ({ url, name = '', value = '', path, secure, httpOnly, expirationDate, sameSite = 'lax' }) => {
      await browser().connection.browser.send('Storage.setCookies', {
        cookies: [
          {
            url,
            name,
            value,
            ...(path === undefined ? {} : { path }),
            ...(secure === undefined ? {} : { secure }),
            ...(httpOnly === undefined ? {} : { httpOnly }),
            ...(expirationDate === undefined ? {} : { expires: expirationDate }),
            ...(sameSite === 'unspecified' ? {} : { sameSite: toChromium[sameSite] }),
          },
        ],
      });
    },
    remove: async (url, name) => {
      // An expired cookie of the same name replaces it; the protocol's own command needs a page.
      const found = await all();
      const { hostname } = new URL(url);
      for (const cookie of found) {
        if (cookie.name === name && cookie.domain.replace(/^\./, '') === hostname) {
          await browser().connection.browser.send('Storage.setCookies', {
            cookies: [{ name, value: '', domain: cookie.domain, path: cookie.path, expires: 1 }],
          });
        }
      }
    },
    flushStore: async () => undefined,
    on: (_event, listener) => {
      const known = new Map<string, string>();
      const look = async () => {
        for (const cookie of await all()) {
          if (known.get(cookie.name) !== cookie.value) {
            known.set(cookie.name, cookie.value);
            listener({}, cookie, 'explicit', false);
          }
        }
      };
      // Before the browser is there, and after it has gone, there are none.
      setInterval(() => void look().catch(() => undefined), lookingTime).unref();
    },
  };
}

function isSentTo(cookie: { readonly domain: string; readonly path: string }, url: URL): boolean {
  const domain = cookie.domain.replace(/^\./, '');
  const isHost = url.hostname === domain || (cookie.domain.startsWith('.') && url.hostname.endsWith(cookie.domain));
  return isHost && url.pathname.startsWith(cookie.path);
}
