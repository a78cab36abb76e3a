import type { Catalogue, Challenge } from './catalogue.ts';

type Log = (level: 'warn', text: string) => void;

/** By which numbers continue codes name challenges. */
export interface Numbering {
  /** Numbers of these challenges in ascending order, without those that have none. */
  numbersOf(challenges: readonly Challenge[]): readonly number[];
  /** What these numbers stand for, in their order, without those that stand for no challenge of this shop. */
  challengesOf(numbers: readonly number[]): readonly Challenge[];
}

/** The ids of the API, which are those of Juice Shop v18. */
export function ownNumbering(catalogue: Catalogue, log: Log): Numbering {
  return {
    numbersOf: (challenges) => challenges.map(({ id }) => id),
    challengesOf: (numbers) => numbers.flatMap((number) => catalogue.findId(number) ?? missing(number, log)),
  };
}

/**
 * The ids of a later version of Juice Shop, whose challenges are partly others.
 * @param version for the log, as in `v20`
 * @param keys of its challenges in the order of their ids, which count from 1
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
            tellOnce(key, `Juice Shop ${version} has no ${key}: its continue codes are written without it.`),
        )
        .sort((one, other) => one - other),
    challengesOf: (given) =>
      given.flatMap((number) => {
        const key = keys[number - 1];
        return key === undefined
          ? missing(number, log)
          : (catalogue.findKey(key) ??
              tellOnce(key, `This range has no ${key} of Juice Shop ${version}: continue codes are read without it.`));
      }),
  };
}

function missing(number: number, log: Log): readonly never[] {
  log('warn', `Missing challenge with id: ${number}`);
  return [];
}
