/**
 * A command line as the decoy's shell understands it: what people type in one line of POSIX sh, without control
 * structures, functions or here-documents.
 */
export type Script = readonly Step[];

/** A pipeline of commands, each of which reads what the one before it printed. */
export interface Step {
  /** After `&&`, the step runs only if the last one that ran has succeeded; after `||`, only if it has failed. */
  readonly after: ';' | '&&' | '||';
  readonly commands: readonly Command[];
}

export interface Command {
  /** A script in `( )` in place of words. It has a folder and variables of its own. */
  readonly script: Script | undefined;
  readonly assignments: readonly { readonly name: string; readonly value: Word }[];
  readonly words: readonly Word[];
  readonly redirects: readonly Redirect[];
}

/** `duplicate` is `2>&1`: one descriptor goes where the other one goes. */
export type Redirect =
  | { readonly kind: 'read'; readonly target: Word }
  | { readonly kind: 'write' | 'append'; readonly descriptors: readonly (1 | 2)[]; readonly target: Word }
  | { readonly kind: 'duplicate'; readonly descriptor: 1 | 2; readonly to: 1 | 2 };

/** A word as written. Its parts are expanded and joined when it is used. */
export type Word = readonly WordPart[];

export type WordPart = { readonly quoted: boolean } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'command'; readonly script: Script }
);

/** Thrown for a command line that isn't valid. The message is what the shell prints after `Syntax error: `. */
export class ShellSyntaxError extends Error {}
