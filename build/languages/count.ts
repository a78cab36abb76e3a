import type { English } from './english.ts';
import type { Language } from './read-language.ts';
import { type Kind, kinds, type Unit, unitsOf, wordsIn } from './units.ts';

/** How much of the English text is translated, in English words. */
export interface Share {
  readonly kind: Kind | 'all';
  readonly words: number;
  readonly translated: number;
}

/** The rows of the table. Evidence comes below the sum, which it is no part of. */
const rows = [...kinds, 'all', 'evidence'] as const;

/** Returns the share of each kind, of all together, and of evidence, which is no part of all. */
export function countLanguage(english: English, language: Language): readonly Share[] {
  const isDone = translatedIn(language);
  const byKind = Map.groupBy(unitsOf(english, language), ({ kind }) => kind);
  const shareOf = (kind: Kind): Share => {
    const units = byKind.get(kind) ?? [];
    return { kind, words: sum(units), translated: sum(units.filter(isDone)) };
  };
  const shares = kinds.map(shareOf);
  const all = { kind: 'all' as const, words: total(shares, 'words'), translated: total(shares, 'translated') };
  return [...shares, all, shareOf('evidence')];
}

/** Returns the texts that still have to be translated: evidence only in languages that have it. */
export function missingIn(english: English, language: Language): readonly Unit[] {
  const isDone = translatedIn(language);
  const isWanted = ({ kind }: Unit) => kind !== 'evidence' || language.evidence.pages.size > 0;
  return unitsOf(english, language).filter((unit) => isWanted(unit) && !isDone(unit));
}

/**
 * Returns whether a text is translated: it differs from the English one, is listed as the same in this language, or holds nothing but names and code.
 */
function translatedIn({ sameAsEnglish, comparison: { same } }: Language): (unit: Unit) => boolean {
  const keys = new Set(sameAsEnglish);
  return ({ kind, place, english, own }) => {
    if (own === undefined) {
      return false;
    }
    const isKeyListed = kind === 'interface' && keys.has(place.slice(place.indexOf(': ') + 2));
    // The structure is compared elsewhere. What is forgotten there is at least three words long.
    const isShort = kind === 'lessons' || kind === 'help' || kind === 'evidence';
    return own.trim() !== english.trim() || isKeyListed || same.has(english.trim()) || isShort;
  };
}

/** Returns the shares of several languages as a table of percentages. */
export function tableOf(languages: readonly { readonly key: string; readonly shares: readonly Share[] }[]): string {
  const table = [
    ['', 'words', ...languages.map(({ key }) => key)],
    ...rows.map((kind) => {
      const of = (shares: readonly Share[]) => shares.find((share) => share.kind === kind);
      const [first] = languages;
      const words = first === undefined ? 0 : (of(first.shares)?.words ?? 0);
      return [kind, String(words), ...languages.map(({ shares }) => percent(of(shares)))];
    }),
  ];
  const widths = table[0]?.map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

function percent(share: Share | undefined): string {
  if (share === undefined || share.words === 0) {
    return '-';
  }
  // Only what is complete is 100.
  return share.translated === share.words
    ? '100'
    : (Math.floor((share.translated / share.words) * 1000) / 10).toFixed(1);
}

function sum(units: readonly Unit[]): number {
  return units.reduce((words, { english }) => words + wordsIn(english), 0);
}

function total(shares: readonly Share[], field: 'words' | 'translated'): number {
  return shares.reduce((all, share) => all + share[field], 0);
}
