import type { FindBoard } from '../board-search/find-board.ts';

/** Where a board may be: the addresses of the profile, and those that were found since. */
export interface BoardAddresses {
  /** The one to try; undefined when none is known. */
  current(): string | undefined;
  /** Goes on to another one, and begins to look for more. @param failed the address that didn't answer */
  failed(failed: string | undefined): void;
}

export interface AddressOptions {
  /** The addresses of the profile, and the board's public key. */
  readonly known: readonly string[];
  readonly board: string;
  readonly find: FindBoard;
  readonly signal: AbortSignal;
  /** Called when a search has led to another address. */
  readonly onFound: () => void;
}

/** Found addresses that are remembered, beside those of the profile. */
const mostFound = 8;

/** Keeps the addresses of a board in the order in which to try them. Nothing waits for a search. */
export function createBoardAddresses({ known, board, find, signal, onFound }: AddressOptions): BoardAddresses {
  let addresses = known;
  let isSearching = false;

  const search = async (failed: string | undefined): Promise<void> => {
    isSearching = true;
    const found = await find(board, signal);
    isSearching = false;
    const [first] = addresses;
    // One that hasn't failed meanwhile may be in use.
    const tried = first === failed ? [] : addresses.slice(0, 1);
    const next = found.filter((address) => address !== failed && !tried.includes(address));
    const rest = addresses.filter((address) => !tried.includes(address) && !next.includes(address));
    const older = rest.filter((address) => !known.includes(address)).slice(0, mostFound);
    addresses = [...tried, ...next, ...rest.filter((address) => known.includes(address) || older.includes(address))];
    if (addresses[0] !== first && !signal.aborted) {
      onFound();
    }
  };

  return {
    current: () => addresses[0],
    failed: (failed) => {
      if (failed !== undefined && addresses[0] === failed) {
        addresses = [...addresses.slice(1), failed];
      }
      if (!isSearching) {
        void search(failed);
      }
    },
  };
}
