import { PageError } from '../errors.ts';

/** The bodies that are being received. Each is held in memory as a whole, and there may be any number of them. */
export interface ArrivingBodies {
  /** @param cutOff ends the reading of this body with an error, when others get the room that it has taken */
  begin(cutOff: (error: PageError) => void): ArrivingBody;
}

/** Counts what has been received of one body. */
export interface ArrivingBody {
  /**
   * Counts more bytes. When there is no room left, the largest body is cut off first, so nobody keeps others out by
   * sending slowly.
   * @throws PageError 503 when that is this one
   */
  add(length: number): void;
  /** Must be called once the body is no longer needed, whatever became of it. */
  end(): void;
}

interface Counted {
  bytes: number;
  readonly cutOff: (error: PageError) => void;
}

/** @param most the bytes that all bodies together may take */
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
