import type { LongTexts } from '../../../shared/content/long-texts.ts';
import type { Language } from '../read-language.ts';

/** Returns the longer texts of the challenges in a language, as they are packed. */
export function longTexts({ notes, coding }: Language): LongTexts {
  const texts = [...coding].map(([key, { hints, fixes }]) => [
    key,
    { hints, explanations: fixes.map(({ explanation }) => explanation) },
  ]);
  return { notes, coding: Object.fromEntries(texts) };
}
