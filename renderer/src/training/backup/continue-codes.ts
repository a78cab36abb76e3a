import { type Backup, type backupCodes, ownIds, ownIdsHeader } from '../../../../shared/backup/backup.ts';
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

/** The progress that a backup holds. */
export type BackupCodes = Pick<Backup, (typeof backupCodes)[number]>;

/** Codes that are kept here fit every shop. */
const inOwnIds = { headers: { [ownIdsHeader]: ownIds } };

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
  const { continueCode } = await fetchCode(path);
  if (continueCode === undefined) {
    throw new Error('Received invalid continue code from the server!');
  }
  writeCookie(cookie, continueCode, 'one year');
}

/** What became of the codes in the cookies. */
export interface CookieRestore {
  /** Whether there was a code of solved challenges. */
  readonly restored: boolean;
  /** What went wrong with the codes of coding challenges. */
  readonly codingFailure: unknown;
}

/**
 * Gives the server the codes of the cookies, one after the other: found and fixed set the same status, so the order counts.
 * @throws what went wrong with the code of solved challenges; the others are restored nevertheless
 */
export async function restoreFromCookies(): Promise<CookieRestore> {
  const failures = new Map<string, unknown>();
  for (const { cookie, path } of continueCodes) {
    const code = readCookie(cookie);
    if (code !== undefined) {
      await applyCode(path, code).catch((error: unknown) => failures.set(cookie, error));
    }
  }
  if (failures.has('continueCode')) {
    throw failures.get('continueCode');
  }
  const restored = readCookie('continueCode') !== undefined;
  if (restored) {
    // Something new may have been solved meanwhile, and its code been kept without what was just restored.
    await keepContinueCode();
  }
  return { restored, codingFailure: failures.get('continueCodeFindIt') ?? failures.get('continueCodeFixIt') };
}

/**
 * Asks the server for all three codes; kinds with nothing solved are absent. Where it fails, the cookies have what they had last
 * (api-learning.md 31).
 */
export async function currentCodes(): Promise<BackupCodes> {
  try {
    const codes = await Promise.all(
      continueCodes.map(async ({ cookie, path }) => {
        const { continueCode } = await fetchCode(path);
        return [cookie, continueCode] as const;
      }),
    );
    return present(codes);
  } catch (error) {
    console.log(error);
    return present(continueCodes.map(({ cookie }) => [cookie, readCookie(cookie)] as const));
  }
}

/**
 * Gives the server these codes, one after the other: found and fixed set the same status, so the order counts.
 * @throws ApiError when it refuses one
 */
export async function applyCodes(codes: BackupCodes): Promise<void> {
  for (const { cookie, path } of continueCodes) {
    const code = codes[cookie];
    if (code !== undefined) {
      await applyCode(path, code);
    }
  }
}

function fetchCode(path: string): Promise<{ readonly continueCode?: string }> {
  return get(`rest/${path}`, inOwnIds);
}

function applyCode(path: string, code: string): Promise<unknown> {
  return put(`rest/${path}/apply/${encodeURIComponent(code)}`, {}, inOwnIds);
}

function present(codes: readonly (readonly [string, string | undefined])[]): BackupCodes {
  return Object.fromEntries(codes.filter(([, code]) => code !== undefined));
}

export function forgetContinueCodes(): void {
  for (const { cookie } of continueCodes) {
    removeCookie(cookie);
  }
}
