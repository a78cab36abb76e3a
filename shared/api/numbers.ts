import type { ChallengeKey } from './challenge-keys.ts';

/** The lists that give flaws their numbers, in the order in which numbers are shown. Each is a file in `resources/handbook/standards/`. */
export const standards = ['cwe', 'top10-2021', 'top10-2025', 'api-2023', 'asvs-5', 'wstg'] as const;

export type Standard = (typeof standards)[number];

/** The numbers of a flaw, by list. Lists that don't have it are left out. */
export type Numbers = { readonly [Key in Standard]?: readonly string[] | undefined };

/** A number with its name in the list. */
export interface NamedNumber {
  readonly standard: Standard;
  readonly id: string;
  readonly name: string;
}

/** The weaknesses behind solved challenges, which CWE lists. */
export type SolvedFlaws = Readonly<Partial<Record<ChallengeKey, readonly NamedNumber[]>>>;

/** How each list is called, in every language. */
export const standardNames: Readonly<Record<Standard, string>> = {
  cwe: 'CWE',
  'top10-2021': 'OWASP Top 10:2021',
  'top10-2025': 'OWASP Top 10:2025',
  'api-2023': 'OWASP API Security Top 10:2023',
  'asvs-5': 'OWASP ASVS 5.0',
  wstg: 'OWASP WSTG',
};

/** Returns a number as people write it beside the name of its list: `CWE-639`, `WSTG-ATHZ-04`, `A01`. */
export function writtenNumber({ standard, id }: Pick<NamedNumber, 'standard' | 'id'>): string {
  switch (standard) {
    case 'cwe':
      return `CWE-${id}`;
    case 'wstg':
      return `WSTG-${id}`;
    default:
      return id;
  }
}
