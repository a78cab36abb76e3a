import { type CommandMachine, CommandsKilled } from './machine.ts';
import type { Streams } from './streams.ts';

/** The most commands in one command line. */
const mostCommands = 2000;

/** How deeply commands and scripts may run one another. */
const deepest = 24;

/** The state of a shell, which `cd` and assignments change. */
export interface Shell {
  folder: string;
  readonly variables: Map<string, string>;
  readonly exported: Set<string>;
  /** `$0`, `$1`, ... */
  readonly arguments: readonly string[];
  /** `$?` */
  status: number;
}

/** Where a command runs: in which shell, with which streams and how deeply nested. */
export interface Scope {
  readonly machine: CommandMachine;
  readonly shell: Shell;
  readonly streams: Streams;
  readonly depth: number;
  /** How many commands the whole command line has run so far. */
  readonly run: { commands: number };
}

/** Thrown when `exit` is called. */
export class ShellExit extends Error {}

export function startShell(
  folder: string,
  environment: Readonly<Record<string, string>>,
  words: readonly string[],
): Shell {
  const variables = new Map(Object.entries(environment));
  return { folder, variables, exported: new Set(variables.keys()), arguments: words, status: 0 };
}

/** Copies a shell. Changes to the copy do not affect the original. */
export function copyShell(shell: Shell): Shell {
  return { ...shell, variables: new Map(shell.variables), exported: new Set(shell.exported) };
}

/** Counts a command. @throws CommandsKilled when there are too many, or they are nested too deeply */
export function countCommand({ run, depth }: Scope): void {
  run.commands += 1;
  if (run.commands > mostCommands || depth > deepest) {
    throw new CommandsKilled();
  }
}

/** Returns the variables that programs see. */
export function environmentOf({ variables, exported, folder }: Shell): Record<string, string> {
  const pairs = [...variables].filter(([name]) => exported.has(name));
  return { ...Object.fromEntries(pairs), PWD: folder };
}

export function variableOf({ shell, machine }: Scope, name: string): string {
  switch (name) {
    case '?':
      return String(shell.status);
    case '$':
      return '42';
    case '#':
      return String(shell.arguments.length - 1);
    case '@':
    case '*':
      return shell.arguments.slice(1).join(' ');
    case 'PWD':
      return shell.folder;
    case 'USER':
      return shell.variables.get(name) ?? machine.facts.user.name;
    default:
      return shell.variables.get(name) ?? shell.arguments[Number(name)] ?? '';
  }
}
