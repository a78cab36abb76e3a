import type { LearnerState } from '../../../../../shared/api/learner.ts';
import { learnerPath } from '../../../../../shared/api/learner.ts';
import { changesToRestore, type LearnerFields, learnerFields, saysMore } from '../../../../../shared/backup/learner.ts';
import { get, post } from '../../../lib/api.ts';
import { learnerQuery } from '../../../lib/learner.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** Returns what a backup says of the learner besides solves (decision 45), or nothing when the shop doesn't answer. */
export async function learnerForBackup(): Promise<LearnerFields> {
  try {
    return learnerFields(await learnerHere());
  } catch (error) {
    console.log(error);
    return {};
  }
}

/**
 * Adds a backup's pin, notes, opened hints and lessons to those that are here.
 * @throws ApiError when the server refuses
 */
export async function restoreLearner(backup: LearnerFields): Promise<void> {
  if (!saysMore(backup)) {
    return;
  }
  try {
    for (const change of changesToRestore(backup, await learnerHere())) {
      await post(learnerPath, change);
    }
  } finally {
    await queryClient.invalidateQueries({ queryKey: learnerQuery.queryKey });
  }
}

async function learnerHere(): Promise<LearnerState> {
  return (await get<{ readonly data: LearnerState }>(learnerPath)).data;
}
