import type { Words } from '../../../shared/report/words.ts';

const minuteMs = 60_000;

/** Says how long something takes or has taken: `now`, `12 min`, `1 h 5 min`. */
export function spanText(ms: number, words: Words): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) {
    return words.say('CLASS_JUST_NOW');
  }
  return minutes < 60
    ? words.say('CLASS_MINUTES', { minutes })
    : words.say('CLASS_HOURS', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Writes a countdown: `9:05`, `1:09:05`. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** Returns a function that writes the time of day in the class's language. */
export function clockIn(words: Words): (time: number) => string {
  const format = new Intl.DateTimeFormat(words.tag, { hour: '2-digit', minute: '2-digit' });
  return (time) => format.format(time);
}
