import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPort, UsageError } from '../command-line/arguments.ts';
import { defaultDataFolder } from '../data-folder/default-data-folder.ts';

/** What the command line of a class board asked for. */
export type ClassArguments = ReturnType<typeof readClassArguments>;

/** The port that boards prefer. */
export const usualBoardPort = 4000;

export const classHelp = `The class board of Juice Range: shows on one screen what a class in one room has solved.

Usage: class-board [options]

It listens to the local network, and prints its address, the trainer's own address on this machine, and the profile that
learners' apps need. Stop it with Ctrl-C. A class is kept in its folder, and goes on when it is started again.

Options:
  --name TEXT       name of the class, to make one or to change it             [Class]
  --contest         make it a contest: help is off, and each team has its own flags
  --profile FILE    workshop profile, YAML, to which the class is added; its challenges are those on the board
  --folder FOLDER   folder of the class                                        [a folder of your account]
  --port NUMBER     listen on this port, or the next free one; 0 takes any     [${usualBoardPort}]
  --host ADDRESS    listen on this address only                                [all of this machine's networks]
  --help            show this text
`;

/** @throws UsageError */
export function readClassArguments(words: readonly string[], here: string = process.cwd()) {
  const { values } = parse(words);
  const name = values.name?.trim();
  if (name !== undefined && !/^[^\p{Cc}]{1,60}$/u.test(name)) {
    throw new UsageError('--name takes a text of 1 to 60 characters.');
  }
  return {
    help: values.help ?? false,
    name: name ?? null,
    isContest: values.contest ?? false,
    profile: values.profile === undefined ? null : resolve(here, values.profile),
    folder: values.folder === undefined ? `${defaultDataFolder()}-board` : resolve(here, values.folder),
    port: values.port === undefined ? usualBoardPort : readPort('--port', values.port),
    host: values.host ?? '0.0.0.0',
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        name: { type: 'string' },
        contest: { type: 'boolean' },
        profile: { type: 'string' },
        folder: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // The first sentence of Node's message says what is wrong.
    const [sentence] = (error instanceof Error ? error.message : '').split(/\.\s|\n/);
    throw new UsageError(`${sentence?.replace(/\.$/, '')}.`);
  }
}
