import { z } from 'zod';
import { type LearnerState, learnerPath } from '../../shared/api/learner.ts';
import { changesToRestore, type LearnerFields, saysMore } from '../../shared/backup/learner.ts';
import type { ShopAddress } from '../security/origins.ts';

const patience = 10_000;

// The shop process may have been taken over, so its answer is read like anybody's.
const key = z.string().max(100);
const learner = z.object({
  data: z.object({
    pinned: key.nullable(),
    lastWorked: key.nullable(),
    notes: z.record(key, z.string()),
    openedHints: z.record(key, z.int()),
    lessons: z.record(
      key,
      z.object({ read: z.literal(true).optional(), answers: z.array(z.int().nullable()).max(10).optional() }),
    ),
    coding: z.record(key, z.union([z.literal(1), z.literal(2)])),
    views: z.record(key, z.unknown()),
  }),
});

/**
 * Asks the shop for pin, notes, opened hints and lessons (decision 45).
 * @throws when the shop doesn't answer as it should
 */
export async function fetchLearner(shop: ShopAddress): Promise<LearnerState> {
  const response = await fetch(`${shop.origin}/${learnerPath}`, { signal: AbortSignal.timeout(patience) });
  // The keys may be any strings; whoever uses them looks for those that it knows.
  return learner.parse(await response.json()).data as LearnerState;
}

/**
 * Adds a backup's pin, notes, opened hints and lessons to those that the shop keeps. A backup without any doesn't ask the shop.
 * @throws when the shop doesn't accept them
 */
export async function restoreLearner(shop: ShopAddress, backup: LearnerFields): Promise<void> {
  if (!saysMore(backup)) {
    return;
  }
  for (const change of changesToRestore(backup, await fetchLearner(shop))) {
    const response = await fetch(`${shop.origin}/${learnerPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) {
      throw new Error(
        response.status === 507 ? 'There is no room for its notes.' : `The shop answered ${response.status}.`,
      );
    }
  }
}
