/** Writes times for people, in one time zone for the whole page. */
export interface Times {
  /** `22 Nov 2026, 14:05` */
  readonly of: (time: Date) => string;
  /** Names the time zone. */
  readonly zone: string;
}

export function timesIn(timeZone: string): Times {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return { of: (time) => format.format(time), zone: timeZone };
}
