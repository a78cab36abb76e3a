/** A command line as the decoy's shell understands it: a good part of POSIX sh, without functions, loops and here-documents. */
export type Script = readonly List[];

/** Pipelines joined by `&&` and `||`. */
export interface List {
  readonly first: Pipeline;
  readonly rest: readonly { readonly operator: '&&' | '||'; readonly pipeline: Pipeline }[];
}

export interface Pipeline {
  /** Written behind `!`. */
  readonly negated: boolean;
  readonly commands: readonly Command[];
}

export type Command =
  | {
      readonly kind: 'simple';
      readonly assignments: readonly { readonly name: string; readonly value: Word }[];
      readonly words: readonly Word[];
      readonly redirects: readonly Redirect[];
    }
  | {
      /** `subshell`: `( )`, whose folder and variables are its own; `group`: `{ }`. */
      readonly kind: 'subshell' | 'group';
      readonly script: Script;
      readonly redirects: readonly Redirect[];
    }
  | {
      readonly kind: 'if';
      readonly branches: readonly { readonly condition: Script; readonly script: Script }[];
      readonly otherwise: Script;
      readonly redirects: readonly Redirect[];
    };

/** `duplicate` is `2>&1`: the descriptor goes where the other one goes. */
export type Redirect =
  | { readonly kind: 'read'; readonly target: Word }
  | { readonly kind: 'text'; readonly target: Word }
  | { readonly kind: 'write' | 'append'; readonly descriptors: readonly (1 | 2)[]; readonly target: Word }
  | { readonly kind: 'duplicate'; readonly descriptor: 1 | 2; readonly to: 1 | 2 };

/** A word as written: its parts are expanded and joined when it is used. */
export type Word = readonly WordPart[];

export type WordPart =
  | { readonly kind: 'text'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'variable'; readonly name: string; readonly fallback: Word; readonly quoted: boolean }
  | { readonly kind: 'command'; readonly script: Script; readonly quoted: boolean };

/** A command line that is none; the message is what the shell says behind `Syntax error: `. */
export class ShellSyntaxError extends Error {}
