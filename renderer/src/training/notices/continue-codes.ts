import { get, put } from '../../lib/api.ts';
import { readCookie, removeCookie, writeCookie } from '../../lib/cookies.ts';

/** Which code: of solved challenges, or of a step of their coding challenges. */
export type ContinueCodeKind = 'solved' | 'findIt' | 'fixIt';

/** The three continue codes: the cookie that keeps one, and its path below `rest/` (api-learning.md 6). */
const continueCodes = [
  { kind: 'solved', cookie: 'continueCode', path: 'continue-code' },
  { kind: 'findIt', cookie: 'continueCodeFindIt', path: 'continue-code-findIt' },
  { kind: 'fixIt', cookie: 'continueCodeFixIt', path: 'continue-code-fixIt' },
] as const;

let lastKeeping: Promise<unknown> = Promise.resolve();

/**
 * Keeps the code of what is solved now for a year, so that a restarted server can be given it back. One after the other: an older
 * answer must not overwrite a newer one.
 */
export function keepContinueCode(kind: ContinueCodeKind = 'solved'): Promise<void> {
  const keeping = lastKeeping.then(() => fetchContinueCode(kind));
  lastKeeping = keeping.catch(() => 'the next one tries again');
  return keeping;
}

async function fetchContinueCode(wanted: ContinueCodeKind): Promise<void> {
  const { cookie, path } = continueCodes.find(({ kind }) => kind === wanted) ?? continueCodes[0];
  const { continueCode } = await get<{ readonly continueCode?: string }>(`rest/${path}`);
  if (continueCode === undefined) {
    throw new Error('Received invalid continue code from the server!');
  }
  writeCookie(cookie, continueCode, 'one year');
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
  if (solved?.value !== true) {
    return false;
  }
  // Something new may have been solved meanwhile, and its code been kept without what was just restored.
  await keepContinueCode();
  return true;
}

export function forgetContinueCodes(): void {
  for (const { cookie } of continueCodes) {
    removeCookie(cookie);
  }
}
