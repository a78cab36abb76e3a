import type { ChallengeKey } from '../api/challenge-keys.ts';

/** `texts/long/<language>.json`, which `build/languages/pack` packs: what is translated of the challenges' longer texts. Plain text. */
export interface LongTexts {
  /** Mitigation notes. */
  readonly notes: Readonly<Partial<Record<ChallengeKey, string>>>;
  readonly coding: Readonly<Partial<Record<ChallengeKey, CodingTexts>>>;
}

/** The texts of a coding challenge, each in the order of the English ones. */
export interface CodingTexts {
  readonly hints: readonly string[];
  readonly explanations: readonly string[];
}
