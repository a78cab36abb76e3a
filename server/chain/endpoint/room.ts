/** A number of bytes that several share. */
export interface Room {
  /** @returns false, and takes nothing, where there is not so much left */
  take(bytes: number): boolean;
  give(bytes: number): void;
}

export function createRoom(most: number): Room {
  let taken = 0;
  return {
    take: (bytes) => {
      if (taken + bytes > most) {
        return false;
      }
      taken += bytes;
      return true;
    },
    give: (bytes) => {
      taken -= bytes;
    },
  };
}
