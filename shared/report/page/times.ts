/** Writes times for people, in one time zone for the whole report. */
export interface Times {
  /** `22 Nov 2026, 14:05` */
  readonly of: (time: Date) => string;
  /** `14:05` */
  readonly clock: (time: Date) => string;
  /** `22 Nov` */
  readonly day: (time: Date) => string;
  /** `2026-11-22 14:05:09`, in every language. */
  readonly sortable: (time: Date) => string;
  /** Names the time zone. */
  readonly zone: string;
}

/** @param tag the tag of the language (BCP 47) */
export function timesIn(timeZone: string, tag: string): Times {
  const date = { day: 'numeric', month: 'short' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const format = (options: Intl.DateTimeFormatOptions, language = tag) => {
    const formatter = new Intl.DateTimeFormat(language, { timeZone, ...options });
    return (at: Date) => formatter.format(at);
  };
  return {
    of: format({ ...date, ...time, year: 'numeric' }),
    clock: format(time),
    day: format(date),
    // Sweden writes dates so.
    sortable: format({ dateStyle: 'short', timeStyle: 'medium' }, 'sv'),
    zone: timeZone,
  };
}
