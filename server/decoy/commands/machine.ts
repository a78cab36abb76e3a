import type { DecoyFiles } from '../files/file-system.ts';
import type { DecoyMachine } from '../host/machine.ts';
import type { OutboundOutcome, OutboundRequest } from '../outbound/outbound.ts';

/** What commands run on: the decoy's files, its facts, and a way out that answers at once. */
export interface CommandMachine {
  readonly files: DecoyFiles;
  readonly facts: DecoyMachine;
  /** Milliseconds since 1970. */
  now(): number;
  request(request: OutboundRequest): OutboundOutcome;
}

/** What a command line ran as. */
export interface CommandOptions {
  /** Working folder, absolute. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly input: Buffer;
}

/** What came of it. */
export interface CommandResult {
  /** 0 to 255. */
  readonly status: number;
  readonly output: Buffer;
  readonly errors: Buffer;
}

/** A program as it is called. */
export interface Call {
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Working folder; {@link files} starts from it. */
  readonly folder: string;
  readonly files: DecoyFiles;
  readonly machine: CommandMachine;
  readonly input: Buffer;
  print(text: string | Buffer): void;
  /** Writes a line to the errors, behind the program's name. Returns the status of a program that failed. */
  complain(text: string): 1;
  /** Runs a script as the shell does in a process of its own, output going where the caller's goes. */
  shell(script: string, scriptArguments: readonly string[]): number;
  /** Runs another program. */
  run(words: readonly string[], input: Buffer): number;
}

/** A program: prints, and gives its exit status, 0 when left out. */
export type Program = (call: Call) => number | undefined;

/** Commands went on for too long: the whole command line ends, as if killed. */
export class CommandsKilled extends Error {}
