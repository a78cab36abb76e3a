import { type Buffer, contentBytes } from './buffer.ts';
import type { ByteText } from './bytes.ts';
import { EventEmitter } from './events.ts';
import { encodingOf, inEncoding } from './fs.ts';
import { ask, codedError } from './host.ts';
import { plan } from './queue.ts';
import { Readable, Writable } from './streams.ts';

/** What the host says of a command that ran. */
interface HostResult {
  readonly status: number;
  readonly output: ByteText;
  readonly errors: ByteText;
}

interface Options {
  readonly cwd?: unknown;
  readonly env?: unknown;
  readonly input?: unknown;
  readonly encoding?: unknown;
  readonly shell?: unknown;
}

type Callback = (error: unknown, output?: unknown, errors?: unknown) => void;

/** A child that ran, or runs when its turn comes. */
class ChildProcess extends EventEmitter {
  readonly pid: number;
  readonly spawnfile: string;
  readonly spawnargs: readonly string[];
  exitCode: number | null = null;
  killed = false;
  connected = false;
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  stdio: unknown[];
  input: ByteText = '';
  output: ByteText = '';
  errors: ByteText = '';

  constructor(pid: number, file: string, words: readonly string[]) {
    super();
    this.pid = pid;
    this.spawnfile = file;
    this.spawnargs = words;
    this.stdin = new Writable((content) => {
      this.input += content;
    });
    this.stdout = new Readable(() => this.output);
    this.stderr = new Readable(() => this.errors);
    this.stdio = [this.stdin, this.stdout, this.stderr];
  }

  kill(): boolean {
    this.killed = true;
    return true;
  }

  ref(): void {}

  unref(): void {}
}

let lastPid = 41;

/** Node's `child_process`, over the decoy's commands. */
export function createChildProcess(folder: () => string, environment: () => Readonly<Record<string, unknown>>) {
  const run = (command: string, options: Options, input: ByteText = ''): HostResult => {
    const given = options.input === undefined ? input : contentBytes(options.input);
    const place = typeof options.cwd === 'string' ? options.cwd : folder();
    const variables = typeof options.env === 'object' && options.env !== null ? options.env : environment();
    // The host gives exactly this form.
    return ask('run', command, place, { ...variables }, given) as HostResult;
  };

  const runSync = (command: string, options: Options) => {
    const result = run(command, options);
    const encoding = encodingOf({ encoding: options.encoding });
    const output = inEncoding(result.output, encoding);
    const errors = inEncoding(result.errors, encoding);
    return {
      pid: ++lastPid,
      status: result.status,
      signal: null,
      stdout: output,
      stderr: errors,
      output: [null, output, errors],
    };
  };

  const orThrow = (command: string, result: ReturnType<typeof runSync>): Buffer | string => {
    if (result.status !== 0) {
      throw Object.assign(new Error(`Command failed: ${command}\n${result.stderr}`), result);
    }
    return result.stdout;
  };

  const start = (command: string, file: string, words: readonly string[], options: Options, callback?: Callback) => {
    const child = new ChildProcess(++lastPid, file, words);
    plan(() => {
      const result = run(command, options, child.input);
      child.output = result.output;
      child.errors = result.errors;
      child.exitCode = result.status;
      if (callback !== undefined) {
        const encoding = encodingOf({ encoding: options.encoding ?? 'utf8' });
        const texts = [inEncoding(result.output, encoding), inEncoding(result.errors, encoding)];
        const failed = { code: result.status, killed: false, signal: null, cmd: command };
        const error = Object.assign(new Error(`Command failed: ${command}\n${texts[1]}`), failed);
        callback(result.status === 0 ? null : error, ...texts);
      }
      child.stdout.begin();
      child.stderr.begin();
      plan(() => {
        child.emit('exit', result.status, null);
        child.emit('close', result.status, null);
      });
    });
    return child;
  };

  const take = (values: readonly unknown[]) => {
    const callback = values.find((value) => typeof value === 'function');
    const words = values.find((value) => Array.isArray(value));
    const options = values.find((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
    return {
      // Looked for by their types, just above.
      callback: callback as Callback | undefined,
      words: ((words as unknown[] | undefined) ?? []).map(String),
      options: (options as Options | undefined) ?? {},
    };
  };

  const commandOf = (file: unknown, words: readonly string[], { shell }: Options) =>
    shell === true ? [textOf(file), ...words].join(' ') : [textOf(file), ...words].map(quoted).join(' ');

  return {
    ChildProcess,
    exec: (command: unknown, ...values: unknown[]) => {
      const { options, callback } = take(values);
      return start(textOf(command), '/bin/sh', ['/bin/sh', '-c', textOf(command)], options, callback ?? (() => {}));
    },
    execSync: (command: unknown, options: Options = {}) => orThrow(textOf(command), runSync(textOf(command), options)),
    execFile: (file: unknown, ...values: unknown[]) => {
      const { words, options, callback } = take(values);
      return start(commandOf(file, words, options), textOf(file), words, options, callback ?? (() => {}));
    },
    execFileSync: (file: unknown, ...values: unknown[]) => {
      const { words, options } = take(values);
      const command = commandOf(file, words, options);
      return orThrow(command, runSync(command, options));
    },
    spawn: (file: unknown, ...values: unknown[]) => {
      const { words, options } = take(values);
      return start(commandOf(file, words, options), textOf(file), words, options);
    },
    spawnSync: (file: unknown, ...values: unknown[]) => {
      const { words, options } = take(values);
      return runSync(commandOf(file, words, options), options);
    },
    fork: (file: unknown, ...values: unknown[]) => {
      const { words, options } = take(values);
      return start(commandOf('node', [textOf(file), ...words], options), 'node', words, options);
    },
  };
}

function textOf(command: unknown): string {
  if (typeof command !== 'string') {
    throw codedError('ERR_INVALID_ARG_TYPE', 'The "command" argument must be of type string.');
  }
  return command;
}

function quoted(word: string): string {
  return /^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replace(/'/g, `'\\''`)}'`;
}
