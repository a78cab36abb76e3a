/** The day of a moment where the shop runs, as names of logs have it: `YYYY-MM-DD`. */
export function localDate(time: Date): string {
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
