import { type List, newList } from '../values/list.ts';

/**
 * Returns the lists of positions after the text has changed. Those before and behind the change keep their lists, whatever their number is now.
 * @param before what stood between the marks of each position
 */
export function carryLists(
  lists: readonly List[],
  before: readonly string[],
  after: readonly string[],
): readonly List[] {
  const shorter = Math.min(before.length, after.length);
  let front = 0;
  while (front < shorter && before[front] === after[front]) {
    front += 1;
  }
  let back = 0;
  while (back < shorter - front && before.at(-1 - back) === after.at(-1 - back)) {
    back += 1;
  }
  const own = before.map((_, index) => lists[index] ?? newList());
  const changed = own.slice(front, own.length - back);
  const [first] = lists;
  // Without positions, the first list waits for the next one.
  const spare = before.length === 0 && first !== undefined ? [first] : changed;
  const count = after.length - front - back;
  const between = Array.from({ length: count }, (_, index) => spare[index] ?? newList());
  const carried = [...own.slice(0, front), ...between, ...own.slice(own.length - back)];
  return carried.length > 0 ? carried : lists.slice(0, 1);
}
