import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop to wait for: each of them accepts only one new connection. */
const turns = 16;

/** Waits, between two pieces of long work, until other requests have been accepted and answered. Takes no time if there are none. */
export async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await nextTurn();
  }
}
