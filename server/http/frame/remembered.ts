/**
 * A function that remembers its last results by argument. For texts that are sent again and again, such as the list of
 * challenges: the same string is found by its address, without being read.
 * @param count results remembered at most; the oldest goes first
 * @param longest arguments longer than this many characters are computed each time, so that memory stays bounded
 */
export function remembered<Result>(
  compute: (text: string) => Result,
  { count, longest }: { readonly count: number; readonly longest: number },
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length > longest) {
      return compute(text);
    }
    const known = results.get(text);
    if (known !== undefined) {
      return known;
    }
    const result = compute(text);
    const [oldest] = results.keys();
    if (results.size >= count && oldest !== undefined) {
      results.delete(oldest);
    }
    results.set(text, result);
    return result;
  };
}
