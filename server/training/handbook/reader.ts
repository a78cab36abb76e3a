import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { Training } from '../training.ts';
import { type HandbookWords, handbookWords } from './pages/words.ts';

/** The range as somebody reads its handbook: in one language. */
export interface Reader extends Training {
  readonly words: HandbookWords;
  /** Returns a challenge's name as the score board shows it. */
  nameOf(key: ChallengeKey): string;
}

/** @param language any string; English where there is no such language */
export function createReader(training: Training, language: string): Reader {
  const handbook = training.handbook.in(language);
  const english = training.handbook.in('en').contents().words;
  const names = training.localized.in(handbook.language);
  return {
    ...training,
    handbook,
    words: handbookWords(english, handbook.language, handbook.contents().words),
    nameOf: (key) => names?.get(key)?.name ?? training.catalogue.byKey(key).name,
  };
}
