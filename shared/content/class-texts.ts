import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the class board and the report say in one language. The build makes them (`build/class-board/`). */
export interface ClassTexts {
  /** The key of the language, such as `de_DE`. */
  readonly language: string;
  /** Texts of the interface, by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** All of them in English, for those that the language lacks. */
  readonly english: Readonly<Record<string, string>>;
  /** Names of the challenges, by key; without those that are called as in English. */
  readonly challenges: Readonly<Record<string, string>>;
}

/**
 * Reads the texts in the language of a class, or in English where there are none in it.
 * @param board the folder of the board's built page (`dist/class-board`)
 */
export function readClassTexts(board: string, language = 'en'): ClassTexts {
  const read = (key: string): ClassTexts => JSON.parse(readFileSync(join(board, 'texts', `${key}.json`), 'utf8'));
  try {
    return read(/^\w+$/.test(language) ? language : 'en');
  } catch {
    return read('en');
  }
}
