import { z } from 'zod';
import { classLimits } from './limits.ts';

/** Characters that take no room, turn the direction of writing, or break a line. A name with them could pass for another. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Returns a name as it is kept: one line, composed characters, single spaces, nothing unseen. May be empty. */
export function cleanName(text: string): string {
  return text.normalize('NFC').replace(unseen, '').replace(/\s+/gu, ' ').trim();
}

/** Returns what two names have in common when they count as the same: case, width and accents of compatibility don't distinguish learners. */
export function nameKey(name: string): string {
  return cleanName(name.normalize('NFKC')).toLowerCase().normalize('NFKC');
}

/** A learner's name or pseudonym, in the form of `cleanName`. Any other text is refused, not mended, so that both sides sign the same. */
export const learnerName = z
  .string()
  .min(1)
  .max(classLimits.name)
  .refine((name) => cleanName(name) === name && nameKey(name) !== '');
