/** Returns a file name with a time, e.g. `runner-2026-01-31-1830.csv`. @param at as `Date.now()` */
export function timedName(name: string, at: number, ending: string): string {
  const time = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${name}-${day}-${two(time.getHours())}${two(time.getMinutes())}.${ending}`;
}
