import { z } from 'zod';
import {
  type ContinueCodes,
  continueCodeKinds,
  continueCodes,
  ownIds,
  ownIdsHeader,
} from '../../shared/backup/continue-codes.ts';
import { isObject } from '../../shared/values/is-object.ts';
import type { ShopAddress } from '../security/origins.ts';

const patience = 10_000;

/**
 * Asks the shop for the three codes. Kinds with nothing solved are absent.
 * @throws when the shop doesn't answer as it should
 */
export async function fetchContinueCodes(shop: ShopAddress): Promise<ContinueCodes> {
  const codes = await Promise.all(
    continueCodeKinds.map(async (kind) => {
      const response = await fetch(`${shop.origin}/${continueCodes[kind].path}`, {
        headers: { [ownIdsHeader]: ownIds },
        signal: AbortSignal.timeout(patience),
      });
      const body: unknown = await response.json();
      if (!response.ok || !isObject(body)) {
        throw new Error(`The shop answered ${response.status}.`);
      }
      return typeof body.continueCode === 'string' ? [[kind, body.continueCode]] : [];
    }),
  );
  return Object.fromEntries(codes.flat());
}

const solvedTimes = z.object({ data: z.record(z.string().max(100), z.iso.datetime()) });

/**
 * Asks the shop when each challenge was solved (decision 41): ISO 8601 by key, undefined when nothing is solved.
 * @throws when the shop doesn't answer as it should
 */
export async function fetchSolvedTimes(shop: ShopAddress): Promise<Readonly<Record<string, string>> | undefined> {
  const response = await fetch(`${shop.origin}/rest/range/solved-times`, { signal: AbortSignal.timeout(patience) });
  const { data } = solvedTimes.parse(await response.json());
  return Object.keys(data).length === 0 ? undefined : data;
}

/**
 * Applies the codes one after the other, so that a shop that has gone away is noticed at the first one.
 * @throws when the shop doesn't accept a code
 */
export async function applyContinueCodes(shop: ShopAddress, codes: ContinueCodes): Promise<void> {
  for (const kind of continueCodeKinds) {
    const code = codes[kind];
    if (code === undefined) {
      continue;
    }
    const response = await fetch(`${shop.origin}/${continueCodes[kind].path}/apply/${encodeURIComponent(code)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', [ownIdsHeader]: ownIds },
      body: '{}',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) {
      throw new Error(response.status === 404 ? 'Invalid continue code.' : `The shop answered ${response.status}.`);
    }
  }
}
