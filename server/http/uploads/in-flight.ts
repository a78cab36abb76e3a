import { PageError } from '../errors.ts';

/** Bytes of all files that are being uploaded, together: a whole one is in memory, and there may be any number of them. */
const mostAtOnce = 128 * 1024 * 1024;

let bytes = 0;

/** Counts what has come in of one file. */
export interface InFlight {
  /** @throws PageError 503 when others and this are more than is taken at once */
  add(length: number): void;
  /** To be called once the file is of no more interest, whatever became of it. */
  end(): void;
}

export function countInFlight(): InFlight {
  let own = 0;
  return {
    add: (length) => {
      if (bytes + length > mostAtOnce) {
        throw new PageError('Too much is being uploaded at once. Try again later.', { status: 503 });
      }
      bytes += length;
      own += length;
    },
    end: () => {
      bytes -= own;
      own = 0;
    },
  };
}
