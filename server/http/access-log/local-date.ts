let last = { minute: Number.NaN, date: '' };

/** Returns the local date of a moment in the form that log file names use: `YYYY-MM-DD`. Each minute's date is found once. */
export function localDate(time: Date): string {
  const minute = Math.floor(time.getTime() / 60_000);
  if (minute !== last.minute) {
    const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
    last = { minute, date: parts.map((part) => String(part).padStart(2, '0')).join('-') };
  }
  return last.date;
}
