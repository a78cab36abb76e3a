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

/** Codes that are kept here work in every shop. */
const inOwnIds = { headers: { [ownIdsHeader]: ownIds } };

let lastKeeping: Promise<unknown> = Promise.resolve();

/**
 * Keeps the code of everything solved so far for a year, so that it can be restored to a restarted server. Requests run one after another,
 * because an older response must not overwrite a newer one.
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

/** The outcome of restoring the codes from the cookies. */
interface CookieRestore {
  /** Whether there was a code of solved challenges. */
  readonly restored: boolean;
  /** The error with the codes of coding challenges, if any. */
  readonly codingFailure: unknown;
}

/**
 * Sends the server the codes from the cookies, one after another: found and fixed set the same status, so their order matters.
 * @throws the error with the code of solved challenges; the others are restored all the same
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
    // Something may have been solved meanwhile, and its code stored without the challenges that were just restored.
    await keepContinueCode();
  }
  return { restored, codingFailure: failures.get('continueCodeFindIt') ?? failures.get('continueCodeFixIt') };
}

/**
 * Requests all three codes from the server; kinds with nothing solved are undefined. If that fails, it returns the codes last stored in the
 * cookies (api-learning.md 31).
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
 * Sends the server these codes, one after another: found and fixed set the same status, so their order matters.
 * @throws ApiError when the server refuses one
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
