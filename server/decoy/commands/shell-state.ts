import { type CommandMachine, type CommandOptions, CommandsKilled } from './machine.ts';
import type { Sink, Streams } from './streams.ts';

/** Commands of one command line, and bytes it may print on either stream; Node's own limit is the same for the latter. */
const mostCommands = 2000;
export const longestOutput = 1024 * 1024;

/** Scripts within scripts within scripts. */
const deepest = 24;

/** One shell: `cd` and assignments change it. */
export interface Shell {
  folder: string;
  readonly variables: Map<string, string>;
  readonly exported: Set<string>;
  /** `$0`, `$1`, ... */
  readonly arguments: readonly string[];
  /** `$?` */
  status: number;
}

/** A place in a run of commands: which shell, with which streams, how deep. */
export interface Scope {
  readonly machine: CommandMachine;
  readonly shell: Shell;
  readonly streams: Streams;
  readonly depth: number;
  /** Counts a command. @throws CommandsKilled when there were too many, in number or depth */
  count(): void;
}

/** `exit` was called. */
export class ShellExit extends Error {}

export function startShell({ folder, environment }: Omit<CommandOptions, 'input'>, words: readonly string[]): Shell {
  const variables = new Map(Object.entries(environment));
  return { folder, variables, exported: new Set(variables.keys()), arguments: words, status: 0 };
}

export function startScope(machine: CommandMachine, shell: Shell, streams: Streams): Scope {
  let commands = 0;
  return {
    machine,
    shell,
    streams,
    depth: 0,
    count() {
      commands += 1;
      if (commands > mostCommands || this.depth > deepest) {
        throw new CommandsKilled();
      }
    },
  };
}

/** The same run, one level further in. */
export function deeper(scope: Scope, changes: Partial<Pick<Scope, 'shell' | 'streams'>> = {}): Scope {
  return { ...scope, ...changes, depth: scope.depth + 1 };
}

/** Runs something in a copy of the shell: what it changes, and `exit`, stay in there. */
export function inSubshell(scope: Scope, work: (own: Scope) => number): number {
  const { shell } = scope;
  const own = { ...shell, variables: new Map(shell.variables), exported: new Set(shell.exported) };
  try {
    return work(deeper(scope, { shell: own }));
  } catch (error) {
    if (error instanceof ShellExit) {
      return own.status;
    }
    throw error;
  }
}

/** What programs see of the variables. */
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
      return /^\d+$/.test(name) ? (shell.arguments[Number(name)] ?? '') : (shell.variables.get(name) ?? '');
  }
}

export function print(sink: Sink, text: string | Buffer): void {
  sink.write(Buffer.from(text));
}
