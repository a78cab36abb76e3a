/** Returns the local date of a moment in the form that log file names use: `YYYY-MM-DD`. */
export function localDate(time: Date): string {
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
