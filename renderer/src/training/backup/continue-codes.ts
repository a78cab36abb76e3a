import {
  type ContinueCodeKind,
  type ContinueCodes,
  continueCodeKinds,
  continueCodes,
  ownIds,
  ownIdsHeader,
} from '../../../../shared/backup/continue-codes.ts';
import { get, put } from '../../lib/api.ts';
import { readCookie, removeCookie, writeCookie } from '../../lib/cookies.ts';

/** Codes that are kept here fit every shop. */
const inOwnIds = { headers: { [ownIdsHeader]: ownIds } };

let lastKeeping: Promise<unknown> = Promise.resolve();

/**
 * Keeps the code of what is solved now for a year, so that a restarted server can be given it back. One after the other: an older
 * answer must not overwrite a newer one.
 */
export function keepContinueCode(kind: ContinueCodeKind = 'continueCode'): Promise<void> {
  const keeping = lastKeeping.then(() => fetchContinueCode(kind));
  lastKeeping = keeping.catch(() => 'the next one tries again');
  return keeping;
}

async function fetchContinueCode(kind: ContinueCodeKind): Promise<void> {
  const code = await fetchCode(kind);
  if (code === undefined) {
    throw new Error('Received invalid continue code from the server!');
  }
  writeCookie(kind, code, 'one year');
}

/** What became of the codes in the cookies. */
interface CookieRestore {
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
  for (const kind of continueCodeKinds) {
    const code = readCookie(kind);
    if (code !== undefined) {
      await applyCode(kind, code).catch((error: unknown) => failures.set(kind, error));
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
 * Asks the server for all three codes; kinds with nothing solved are undefined. Where it fails, the cookies have what they had last
 * (api-learning.md 31).
 */
export async function currentCodes(): Promise<ContinueCodes> {
  try {
    return Object.fromEntries(
      await Promise.all(continueCodeKinds.map(async (kind) => [kind, await fetchCode(kind)] as const)),
    );
  } catch (error) {
    console.log(error);
    return Object.fromEntries(continueCodeKinds.map((kind) => [kind, readCookie(kind)]));
  }
}

/**
 * Gives the server these codes, one after the other: found and fixed set the same status, so the order counts.
 * @throws ApiError when it refuses one
 */
export async function applyCodes(codes: ContinueCodes): Promise<void> {
  for (const kind of continueCodeKinds) {
    const code = codes[kind];
    if (code !== undefined) {
      await applyCode(kind, code);
    }
  }
}

async function fetchCode(kind: ContinueCodeKind): Promise<string | undefined> {
  const { continueCode } = await get<{ readonly continueCode?: string }>(continueCodes[kind].path, inOwnIds);
  return continueCode;
}

function applyCode(kind: ContinueCodeKind, code: string): Promise<unknown> {
  return put(`${continueCodes[kind].path}/apply/${encodeURIComponent(code)}`, {}, inOwnIds);
}

export function forgetContinueCodes(): void {
  for (const kind of continueCodeKinds) {
    removeCookie(kind);
  }
}
