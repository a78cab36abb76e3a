import { expect } from 'vitest';
import { type ChallengeKey, challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { codeOf } from '../../../shared/backup/coded-numbers.ts';
import type { ContinueCodeKind } from '../../../shared/backup/continue-codes.ts';
import type { Client } from '../../support/client.ts';

/** Solves challenges, or Find It of coding challenges, by a continue code, as a backup would. */
export async function solveIn(client: Client, kind: ContinueCodeKind, keys: readonly ChallengeKey[]): Promise<void> {
  const code = codeOf(
    kind,
    keys.map((key) => challengeKeys.indexOf(key) + 1),
  );
  const path = kind === 'continueCode' ? 'continue-code' : 'continue-code-findIt';
  expect((await client.put(`/rest/${path}/apply/${code}`, {})).status).toBe(200);
}
