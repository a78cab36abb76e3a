/**
 * A command line as the decoy's shell understands it: what people type in one line of POSIX sh, without control
 * structures, functions and here-documents.
 */
export type Script = readonly Step[];

/** A pipeline: its commands, each of which reads what the one before it printed. */
export interface Step {
  /** `&&` and `||`: runs only if what ran last succeeded, or failed. */
  readonly after: ';' | '&&' | '||';
  readonly commands: readonly Command[];
}

export interface Command {
  /** Stands in `( )`, in the place of words: its folder and variables are its own. */
  readonly script: Script | undefined;
  readonly assignments: readonly { readonly name: string; readonly value: Word }[];
  readonly words: readonly Word[];
  readonly redirects: readonly Redirect[];
}

/** `duplicate` is `2>&1`: the descriptor goes where the other one goes. */
export type Redirect =
  | { readonly kind: 'read'; readonly target: Word }
  | { readonly kind: 'write' | 'append'; readonly descriptors: readonly (1 | 2)[]; readonly target: Word }
  | { readonly kind: 'duplicate'; readonly descriptor: 1 | 2; readonly to: 1 | 2 };

/** A word as written: its parts are expanded and joined when it is used. */
export type Word = readonly WordPart[];

export type WordPart = { readonly quoted: boolean } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'command'; readonly script: Script }
);

/** A command line that is none; the message is what the shell says behind `Syntax error: `. */
export class ShellSyntaxError extends Error {}
