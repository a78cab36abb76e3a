import { PageError } from '../errors.ts';

/** What is on its way to the shop: a whole body is in memory, and there may be any number of them. */
export interface ArrivingBodies {
  /** @param cutOff ends its reading with this error, when others get the room that it has taken */
  begin(cutOff: (error: PageError) => void): ArrivingBody;
}

/** Counts what has come in of one body. */
export interface ArrivingBody {
  /**
   * Whoever has taken most goes first when there is no room left, so nobody keeps others out by sending slowly.
   * @throws PageError 503 when that is this one
   */
  add(length: number): void;
  /** To be called once the body is of no more interest, whatever became of it. */
  end(): void;
}

interface Counted {
  bytes: number;
  readonly cutOff: (error: PageError) => void;
}

/** @param most bytes of all bodies together */
export function countArriving(most: number): ArrivingBodies {
  const arriving = new Set<Counted>();
  let bytes = 0;

  const end = (one: Counted) => {
    if (arriving.delete(one)) {
      bytes -= one.bytes;
    }
  };

  const largest = () => {
    let found: Counted | undefined;
    for (const one of arriving) {
      if (found === undefined || one.bytes > found.bytes) {
        found = one;
      }
    }
    return found;
  };

  return {
    begin: (cutOff) => {
      const own: Counted = { bytes: 0, cutOff };
      arriving.add(own);
      return {
        add: (length) => {
          if (!arriving.has(own)) {
            return;
          }
          own.bytes += length;
          bytes += length;
          while (bytes > most) {
            const victim = largest() ?? own;
            end(victim);
            if (victim === own) {
              throw tooMuch();
            }
            victim.cutOff(tooMuch());
          }
        },
        end: () => end(own),
      };
    },
  };
}

function tooMuch(): PageError {
  return new PageError('Too much is being uploaded at once. Try again later.', { status: 503 });
}
