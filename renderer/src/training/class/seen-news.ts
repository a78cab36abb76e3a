/** Where the browser keeps until when the learner has seen the news of a class. */
const keyOf = (name: string) => `range_class_seen_${name}`;

/** Returns until when the learner has seen the news of a class, by the board's clock in milliseconds. */
export function seenUntil(name: string): number {
  const kept = Number(localStorage.getItem(keyOf(name)));
  return Number.isFinite(kept) ? kept : 0;
}

/** Notes that news have been seen. @returns until when, from now on */
export function noteSeen(name: string, at: number): number {
  const until = Math.max(at, seenUntil(name));
  localStorage.setItem(keyOf(name), String(until));
  return until;
}
