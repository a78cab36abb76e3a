/** Characters that are looked at in all: some tenths of a second. */
const most = 64 * 1024 * 1024;

/** How far before the last place the next one may lie: what belongs together stands together. */
const nearby = 2000;

/**
 * Finds many texts in a long one, most of which come in the order in which they are asked for: all of them together take little more
 * than one look. Where that does not hold, it looks at so much and finds nothing more.
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
