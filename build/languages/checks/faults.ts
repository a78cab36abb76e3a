/** Something that is wrong with a translation. */
export interface Fault {
  /** The file, with the line or the key where there is one: `resources/languages/de_DE/notes.yml: scoreBoardChallenge`. */
  readonly place: string;
  readonly message: string;
}

/** Returns a fault as one line. */
export function faultLine({ place, message }: Fault): string {
  return `${place}: ${message}`;
}
