import type { Budgets } from '../budgets.ts';
import { letOthersIn } from '../let-others-in.ts';
import { PageError } from './errors.ts';
import { oneByOne } from './one-by-one.ts';

/**
 * Makes the strings of long answers, one after the other and piece by piece, so that others are served in between. None
 * of them is longer than an answer may be.
 */
export interface LongAnswers {
  /**
   * Returns whether the shop holds so little that every answer is made at once, as is nearly always the case.
   * @param searched how many characters each text is searched for: comparing takes that many times as long
   */
  isSmall(searched?: number): boolean;
  /**
   * @param question what the answer depends on besides its source
   * @param source counts its changes; while the count doesn't change, the last answer is returned again
   * @param pieces yields the string piece by piece; it isn't read further once the string is too long
   * @throws PageError 507 for a string that is too long, 503 when too many wait or it takes too long
   */
  make(question: string, source: { changes(): number }, pieces: () => Iterable<string>): Promise<string>;
  /**
   * Waits until a long answer may be made at once, without others in the same turn. A short one doesn't wait.
   * @param characters how many characters the answer is about
   * @throws PageError 503 when too many wait
   */
  turn(characters: number): Promise<void>;
}

/** Milliseconds of work before others are served. */
const atOnce = 20;

/** How long the last answer is kept for others who ask for it, in milliseconds. */
const keptFor = 10_000;

interface Kept {
  readonly question: string;
  readonly source: object;
  readonly changes: number;
  /** The answer, or the reason why there is none. */
  readonly text: string | PageError;
}

/** @param size returns the size, in bytes, of everything that answers are made from */
export function createLongAnswers({ answers, longAnswers }: Budgets, size: () => number): LongAnswers {
  const inTurn = oneByOne(longAnswers.waiting, 'Too many long answers are being made. Try again later.');
  let kept: Kept | undefined;
  let timer: NodeJS.Timeout | undefined;

  const keep = (text: Kept) => {
    kept = text;
    clearTimeout(timer);
    timer = setTimeout(() => {
      kept = undefined;
    }, keptFor).unref();
  };

  return {
    isSmall: (searched = 0) => searched <= longAnswers.search && size() <= longAnswers.small,
    turn: async (characters) => {
      if (characters > longAnswers.text) {
        await inTurn(() => {});
      }
    },
    make: (question, source, pieces) =>
      inTurn(async () => {
        const changes = source.changes();
        if (kept?.question === question && kept.source === source && kept.changes === changes) {
          return given(kept.text);
        }
        const text = await join(pieces(), answers.longest, longAnswers.time);
        if (source.changes() === changes) {
          keep({ question, source, changes, text });
        }
        return given(text);
      }),
  };
}

/** @throws PageError */
function given(text: string | PageError): string {
  if (typeof text === 'string') {
    return text;
  }
  throw text;
}

/** @returns the string, or the reason why it is too long or takes too long */
async function join(pieces: Iterable<string>, longest: number, time: number): Promise<string | PageError> {
  const begun = performance.now();
  let turn = begun;
  let length = 0;
  const parts: string[] = [];
  for (const piece of pieces) {
    length += piece.length;
    if (length > longest) {
      return new PageError('This response would be too long. Ask for a part of it, with "offset" or a filter.', {
        status: 507,
      });
    }
    parts.push(piece);
    const now = performance.now();
    if (now - begun > time) {
      return new PageError('This response takes too long to make. Ask for less.', { status: 503 });
    }
    if (now - turn > atOnce) {
      await letOthersIn();
      turn = performance.now();
    }
  }
  return parts.join('');
}

/**
 * Yields the pieces of a JSON list.
 * @param items the items, with undefined where others may be served
 */
export function* listPieces(
  items: Iterable<unknown>,
  before = '{"status":"success","data":[',
  after = ']}',
): Generator<string> {
  yield before;
  let separator = '';
  for (const item of items) {
    if (item === undefined) {
      yield '';
    } else {
      yield `${separator}${JSON.stringify(item)}`;
      separator = ',';
    }
  }
  yield after;
}
