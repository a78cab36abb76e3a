import { get, put } from '../../lib/api.ts';
import { readCookie, removeCookie, writeCookie } from '../../lib/cookies.ts';

/** The three continue codes: the cookie that keeps one, and its path below `rest/` (api-learning.md 6). */
const continueCodes = [
  { cookie: 'continueCode', path: 'continue-code' },
  { cookie: 'continueCodeFindIt', path: 'continue-code-findIt' },
  { cookie: 'continueCodeFixIt', path: 'continue-code-fixIt' },
] as const;

/** Keeps the code of what is solved now for a year, so that a restarted server can be given it back. */
export async function keepContinueCode(): Promise<void> {
  const { continueCode } = await get<{ readonly continueCode?: string }>('rest/continue-code');
  if (continueCode === undefined) {
    throw new Error('Received invalid continue code from the server!');
  }
  writeCookie('continueCode', continueCode, 'one year');
}

/**
 * Gives the server the codes of the cookies.
 * @returns whether there was a code of solved challenges; the coding codes alone are restored without a word
 * @throws what went wrong with the code of solved challenges
 */
export async function restoreFromCookies(): Promise<boolean> {
  const results = await Promise.allSettled(
    continueCodes.map(async ({ cookie, path }) => {
      const code = readCookie(cookie);
      if (code === undefined) {
        return false;
      }
      await put(`rest/${path}/apply/${encodeURIComponent(code)}`, {});
      return true;
    }),
  );
  const [solved, ...coding] = results;
  for (const result of coding) {
    if (result.status === 'rejected') {
      console.log(result.reason);
    }
  }
  if (solved?.status === 'rejected') {
    throw solved.reason;
  }
  return solved?.value === true;
}

export function forgetContinueCodes(): void {
  for (const { cookie } of continueCodes) {
    removeCookie(cookie);
  }
}
