import type { Catalogue, Challenge } from './catalogue.ts';

type Log = (level: 'warn', text: string) => void;

/** The numbers that stand for challenges in continue codes. */
export interface Numbering {
  /** Returns the numbers of these challenges in ascending order, leaving out challenges without one. */
  numbersOf(challenges: readonly Challenge[]): readonly number[];
  /** Returns the challenges that these numbers stand for, in the same order, leaving out numbers that this shop has no challenge for. */
  challengesOf(numbers: readonly number[]): readonly Challenge[];
}

/** Numbers challenges by their ids in the API, which are those of Juice Shop v18. */
export function ownNumbering(catalogue: Catalogue, log: Log): Numbering {
  return {
    numbersOf: (challenges) => challenges.map(({ id }) => id),
    challengesOf: (numbers) => numbers.flatMap((number) => catalogue.findId(number) ?? missing(number, log)),
  };
}

/**
 * Numbers challenges by their ids in a later version of Juice Shop, some of whose challenges differ.
 * @param version for the log, such as `v20`
 * @param keys of that version's challenges, in the order of their ids, which count from 1
 */
export function laterNumbering(
  version: string,
  keys: readonly string[],
  { catalogue, log }: { readonly catalogue: Catalogue; readonly log: Log },
): Numbering {
  const numbers = new Map(keys.map((key, index) => [key, index + 1]));
  const told = new Set<string>();
  const tellOnce = (key: string, text: string): readonly never[] => {
    if (!told.has(key)) {
      told.add(key);
      log('warn', text);
    }
    return [];
  };
  return {
    numbersOf: (challenges) =>
      challenges
        .flatMap(
          ({ key }) =>
            numbers.get(key) ??
            tellOnce(key, `Juice Shop ${version} has no ${key}, so its continue codes leave it out.`),
        )
        .sort((one, other) => one - other),
    challengesOf: (given) =>
      given.flatMap((number) => {
        const key = keys[number - 1];
        return key === undefined
          ? missing(number, log)
          : (catalogue.findKey(key) ??
              tellOnce(key, `This range lacks ${key} of Juice Shop ${version}: continue codes are read without it.`));
      }),
  };
}

function missing(number: number, log: Log): readonly never[] {
  log('warn', `Missing challenge with id: ${number}`);
  return [];
}
