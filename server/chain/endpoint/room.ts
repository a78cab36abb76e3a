/** A number of bytes that several users share. */
export interface Room {
  /** Takes bytes. @returns false, and takes nothing, if there are not enough left */
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
