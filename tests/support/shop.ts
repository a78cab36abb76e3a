import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const cli = join(import.meta.dirname, '../../dist/server/cli.js');

/** A script that runs the server in another way, on another system (`tests/windows`), unless a test chooses its own. */
const { JUICE_RANGE_LAUNCHER: launcher, XDG_CACHE_HOME } = process.env;
const usualCommand: readonly [string, ...string[]] =
  launcher === undefined ? [process.execPath, cli] : [process.execPath, launcher, cli];

/** What a test wants of its shop; everything has a default. */
export interface ShopWishes {
  /** The data folder. When absent, a new temporary one that `stop` removes. `null` keeps everything in memory. */
  readonly data?: string | null;
  /** The text of the configuration file (YAML). */
  readonly config?: string;
  /** More flags of `server/cli.ts`. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Program and first words of the command line; the built server on this Node when absent. */
  readonly command?: readonly [program: string, ...words: string[]];
}

/** A running shop: the built server, confined and supervised as in production. */
export interface RunningShop {
  /** `http://localhost:<port>`, without a trailing slash. */
  readonly url: string;
  /** Empty for a shop in memory. */
  readonly dataFolder: string;
  /** The id of the current shop process, which changes with a restart. */
  shopPid(): number;
  /** The id of the command line's process, which is the supervisor. */
  readonly supervisorPid: number;
  /** Sends a signal to the shop process; `SIGKILL` when absent. */
  kill(signal?: NodeJS.Signals): void;
  /** Resolves when the shop answers again after a death or a hang that occurs, or has occurred, since the last call. */
  waitForRestart(): Promise<void>;
  /** Everything that the command has printed so far. */
  output(): string;
  /** Stops everything and resolves when it has ended. */
  stop(): Promise<void>;
}

/** The result of a command line that ran to its end. */
export interface FinishedCommand {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** Starts the built server on a free port, in a process tree of its own. Rejects with its output when it does not start. */
export async function startShop(wishes: ShopWishes = {}): Promise<RunningShop> {
  const scratch = mkdtempSync(join(tmpdir(), 'juice-range-test-'));
  const removeScratch = () => rmSync(scratch, { recursive: true, force: true });
  const dataFolder = wishes.data === null ? '' : (wishes.data ?? join(scratch, 'data'));
  const flags = ['--port', '0', ...(wishes.flags ?? [])];
  flags.push(...(dataFolder === '' ? ['--ephemeral'] : ['--data', dataFolder]));
  if (wishes.config !== undefined) {
    const file = join(scratch, 'config.yml');
    writeFileSync(file, wishes.config);
    flags.push('--config', file);
  }
  const command = runCommand(flags, wishes.env, wishes.command);
  const starts = createStartCounter(command);
  try {
    await starts.reach(1);
  } catch (error) {
    removeScratch();
    throw error;
  }
  let seen = 1;
  return {
    url: /ready at (http:\S+)/.exec(command.output())?.[1] ?? '',
    dataFolder,
    supervisorPid: command.pid,
    shopPid: () => starts.lastPid(),
    kill: (signal = 'SIGKILL') => {
      if (launcher !== undefined) {
        throw new Error('The process ids are those of another system.');
      }
      process.kill(starts.lastPid(), signal);
    },
    waitForRestart: async () => {
      seen += 1;
      await starts.reach(seen);
    },
    output: command.output,
    stop: async () => {
      command.child.kill('SIGTERM');
      await command.finished;
      removeScratch();
    },
  };
}

/** A run of the command line. */
export interface RunningCommand {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly finished: Promise<FinishedCommand>;
  output(): string;
  onOutput(listener: () => void): void;
}

/** Runs the built command line with these flags, in an environment that holds only what is given. */
export function runCommand(
  flags: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  [program, ...words]: readonly [program: string, ...words: string[]] = usualCommand,
): RunningCommand {
  const { PATH, HOME, SystemRoot, APPDATA, LOCALAPPDATA } = process.env;
  const child = spawn(program, [...words, ...flags], {
    env: withoutAbsent({ PATH, HOME, XDG_CACHE_HOME, SystemRoot, APPDATA, LOCALAPPDATA, ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const listeners: (() => void)[] = [];
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
      for (const listener of listeners) {
        listener();
      }
    });
  }
  const finished = new Promise<FinishedCommand>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
  return {
    child,
    pid: child.pid ?? 0,
    finished,
    output: () => output,
    onOutput: (listener) => listeners.push(listener),
  };
}

/** Counts how often the shop became ready, by the lines that the command prints for people. */
function createStartCounter(command: RunningCommand) {
  const pids = () => [...command.output().matchAll(/^info: Server listening on port \d+ \(process (\d+)\)$/gm)];
  return {
    lastPid: () => Number(pids().at(-1)?.[1]),
    reach: (count: number) =>
      new Promise<void>((resolve, reject) => {
        const check = () => {
          if (pids().length >= count) {
            resolve();
          }
        };
        command.onOutput(check);
        check();
        command.finished.then(
          ({ output }) => reject(new Error(`The shop ended instead of becoming ready: ${output}`)),
          reject,
        );
      }),
  };
}

function withoutAbsent(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
