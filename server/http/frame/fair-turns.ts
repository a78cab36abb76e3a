/** Milliseconds of one turn of the event loop that go to requests before everything else has its turn again. */
const share = 20;

/** Requests that are tried for one turn. */
const mostOfTurn = 32;

/**
 * Spreads requests over turns of the event loop when they take long: any number of them may have come at once, and nothing else would happen
 * until the last of them. Of those that wait the newest and the oldest are taken by turns, so that whoever comes later need not wait for all
 * who came before, and nobody waits for ever.
 * @returns runs a request, now or in a later turn
 */
export function createFairTurns(): (begin: () => void) => void {
  const waiting: (() => void)[] = [];
  let isNewestNext = true;
  let turnEnds: number | undefined;

  const one = () => {
    if (waiting.length > 0 && isTime()) {
      const next = isNewestNext ? waiting.pop() : waiting.shift();
      isNewestNext = !isNewestNext;
      next?.();
    }
  };

  const endTurn = () => {
    turnEnds = undefined;
    // Each in a task of its own: most of the work of a request begins once its task is over.
    for (let count = Math.min(waiting.length, mostOfTurn); count > 0; count -= 1) {
      setImmediate(one);
    }
  };

  const isTime = () => {
    const now = performance.now();
    if (turnEnds === undefined) {
      turnEnds = now + share;
      setImmediate(endTurn);
    }
    return now < turnEnds;
  };

  return (begin) => {
    if (waiting.length === 0 && isTime()) {
      begin();
    } else {
      waiting.push(begin);
    }
  };
}
