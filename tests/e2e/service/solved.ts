import { expect } from 'vitest';
import { createClient } from '../../support/client.ts';

/** Waits until the range reports a challenge as solved. */
export async function expectSolved(url: string, key: string): Promise<void> {
  await expect
    .poll(async () => (await createClient(url).get(`/api/Challenges/?key=${key}`)).json().data[0]?.solved)
    .toBe(true);
}
