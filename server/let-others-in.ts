import { setImmediate as nextTurn } from 'node:timers/promises';

/** One turn of the event loop lets in one new connection only. */
const turns = 16;

/** Waits, between two pieces of long work, until others have come in and have been answered. Takes no time where there are none. */
export async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await nextTurn();
  }
}
