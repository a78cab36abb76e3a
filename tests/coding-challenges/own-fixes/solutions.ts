import type { AttackName, OwnFixKey, UseName } from '../../../shared/api/own-fix.ts';

/** Pieces of the snippet with what stands in their place. Each has to be in it. */
export type Edits = readonly (readonly [piece: string, instead: string])[];

/** A fix that doesn't hold, with the use or the attack that shows it. */
export interface WrongFix {
  readonly edits: Edits;
  readonly shownBy: UseName | AttackName;
}

/** What learners might write for one challenge. */
export interface Solutions {
  readonly right: readonly Edits[];
  readonly wrong: readonly WrongFix[];
}

export type SolutionsByKey = Readonly<Partial<Record<OwnFixKey, Solutions>>>;

export function wrong(shownBy: WrongFix['shownBy'], ...edits: Edits): WrongFix {
  return { edits, shownBy };
}
