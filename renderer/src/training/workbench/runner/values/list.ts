/** Where the values of a list come from. */
export const listKinds = ['typed', 'builtIn', 'numbers', 'letters', 'spellings', 'file'] as const;

export type ListKind = (typeof listKinds)[number];

/** What is done to each value before it is put into its place. */
export const changes = ['fit', 'none', 'url', 'base64', 'upper', 'lower'] as const;

/**
 * - `fit`: encoded as its place needs it, so that it arrives as it was listed.
 * - `none`: put in as it is.
 * - `url`: percent-encoded.
 * - `base64`, `upper`, `lower`: changed, and then encoded as its place needs it.
 */
export type Change = (typeof changes)[number];

/** Values for a position. What belongs to another kind is kept, so that a learner can switch to and fro. */
export interface List {
  readonly kind: ListKind;
  /** One value per line. */
  readonly typed: string;
  /** Name of a built-in list. */
  readonly builtIn: string;
  readonly numbers: {
    readonly from: number;
    readonly to: number;
    readonly step: number;
    /** Shorter numbers begin with zeros. */
    readonly digits: number;
  };
  readonly letters: { readonly alphabet: string; readonly least: number; readonly most: number };
  /** Ways to write a word: in upper and lower case, and with digits or signs that look like its letters. */
  readonly spellings: {
    readonly word: string;
    readonly cases: boolean;
    readonly digits: boolean;
    readonly signs: boolean;
  };
  readonly file: { readonly name: string; readonly text: string } | undefined;
  readonly change: Change;
}

/** Limits of lists, so that the browser's store stays small. */
export const listLimits = {
  /** Characters that are typed, and bytes of a file. */
  typed: 1024 * 1024,
  file: 1024 * 1024,
  number: 1_000_000_000,
  digits: 12,
  alphabet: 100,
  letters: 12,
  word: 40,
} as const;

export function newList(): List {
  return {
    kind: 'typed',
    typed: '',
    builtIn: 'passwords',
    numbers: { from: 1, to: 100, step: 1, digits: 1 },
    letters: { alphabet: 'abcdefghijklmnopqrstuvwxyz', least: 1, most: 2 },
    spellings: { word: '', cases: true, digits: true, signs: false },
    file: undefined,
    change: 'fit',
  };
}
