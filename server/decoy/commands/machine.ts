import type { DecoyFiles } from '../files/file-system.ts';
import type { DecoyMachine } from '../host/machine.ts';
import type { OutboundOutcome, OutboundRequest } from '../outbound/outbound.ts';

/**
 * The machine that commands run on: the decoy's files and facts, and a way to send requests that are answered
 * synchronously.
 */
export interface CommandMachine {
  readonly files: DecoyFiles;
  readonly facts: DecoyMachine;
  /** Returns milliseconds since 1970. */
  now(): number;
  request(request: OutboundRequest): OutboundOutcome;
}

/** How a command line is run. */
export interface CommandOptions {
  /** The absolute path of the working folder. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly input: Buffer;
}

/** The result of a command line. */
export interface CommandResult {
  /** 0 to 255. */
  readonly status: number;
  readonly output: Buffer;
  readonly errors: Buffer;
}

/** A call of a program. */
export interface Call {
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** The working folder, from which {@link files} resolves relative paths. */
  readonly folder: string;
  readonly files: DecoyFiles;
  readonly machine: CommandMachine;
  readonly input: Buffer;
  print(text: string | Buffer): void;
  /** Writes a line to the errors, after the program's name. Returns the status of a failed program. */
  complain(text: string): 1;
  /** Runs a script in a new shell, whose output goes where the caller's goes. */
  shell(script: string, scriptArguments: readonly string[]): number;
  /** Runs another program. */
  run(words: readonly string[], input: Buffer): number;
}

/** A program. It prints its output and returns its exit status, or undefined for 0. */
export type Program = (call: Call) => number | undefined;

/** Thrown when commands go on for too long. The whole command line ends, as if killed. */
export class CommandsKilled extends Error {}
