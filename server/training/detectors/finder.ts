/** How many characters are searched in all, which takes some tenths of a second. */
const most = 64 * 1024 * 1024;

/** How far before the last match the next one may be: what belongs together is close together. */
const nearby = 2000;

/**
 * Makes a function that finds many strings in a long one. It expects most of them in the order in which they occur: finding them all then takes
 * little more than one pass. Otherwise, it gives up after a number of characters and finds nothing more.
 */
export function createFinder(text: string): (part: string) => boolean {
  let last = 0;
  let left = most;
  return (part) => {
    if (left <= 0) {
      return false;
    }
    let at = text.indexOf(part, last);
    left -= (at === -1 ? text.length : at) - last;
    if (at === -1 && last > 0) {
      at = text.indexOf(part);
      left -= at === -1 ? text.length : at;
    }
    last = at === -1 ? last : Math.max(at - nearby, 0);
    return at !== -1;
  };
}
