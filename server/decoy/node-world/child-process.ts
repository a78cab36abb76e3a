import type { CommandResult } from '../commands/machine.ts';
import { contentBytes } from './buffer.ts';
import type { ByteText } from './bytes.ts';
import { EventEmitter } from './events.ts';
import { encodingOf, inEncoding } from './fs.ts';
import { ask, codedError } from './host.ts';
import { plan } from './queue.ts';
import { Readable, Writable } from './streams.ts';

/** What the host returns for a command that ran. */
type HostResult = Record<'output' | 'errors', ByteText> & Pick<CommandResult, 'status'>;

interface Options {
  readonly cwd?: unknown;
  readonly env?: unknown;
  readonly input?: unknown;
  readonly encoding?: unknown;
  readonly shell?: unknown;
}

type Callback = (error: unknown, output?: unknown, errors?: unknown) => void;

/** A command with the other arguments of its call. */
interface Wish {
  readonly command: string;
  readonly options: Options;
  readonly callback: Callback | undefined;
}

/** A child process that runs when its turn comes. */
class ChildProcess extends EventEmitter {
  readonly pid: number;
  exitCode: number | null = null;
  result: HostResult = { status: 0, output: '', errors: '' };
  input: ByteText = '';
  readonly stdin = new Writable((content) => {
    this.input += content;
  });
  readonly stdout = new Readable(() => this.result.output);
  readonly stderr = new Readable(() => this.result.errors);

  constructor(pid: number) {
    super();
    this.pid = pid;
  }

  kill(): boolean {
    return true;
  }

  ref(): void {}

  unref(): void {}
}

let lastPid = 41;

/** Creates Node's `child_process`, backed by the decoy's commands. */
export function createChildProcess(folder: () => string, environment: () => Readonly<Record<string, unknown>>) {
  const run = (command: string, options: Options, input: ByteText = ''): HostResult => {
    const given = options.input === undefined ? input : contentBytes(options.input);
    const place = typeof options.cwd === 'string' ? options.cwd : folder();
    const variables = typeof options.env === 'object' && options.env !== null ? options.env : environment();
    // The host returns exactly this shape.
    return ask('run', command, place, { ...variables }, given) as HostResult;
  };

  const runNow = ({ command, options }: Wish) => {
    const { status, output, errors } = run(command, options);
    const [stdout, stderr] = [output, errors].map((bytes) => inEncoding(bytes, encodingOf({ ...options })));
    lastPid += 1;
    return { pid: lastPid, status, signal: null, stdout, stderr, output: [null, stdout, stderr] };
  };

  const runOrThrow = (wish: Wish) => {
    const result = runNow(wish);
    if (result.status !== 0) {
      throw Object.assign(new Error(`Command failed: ${wish.command}\n${result.stderr}`), result);
    }
    return result.stdout;
  };

  const start = ({ command, options, callback }: Wish) => {
    lastPid += 1;
    const child = new ChildProcess(lastPid);
    plan(() => {
      child.result = run(command, options, child.input);
      const { status, output, errors } = child.result;
      child.exitCode = status;
      if (callback !== undefined) {
        const encoding = encodingOf({ encoding: options.encoding ?? 'utf8' });
        const texts = [output, errors].map((bytes) => inEncoding(bytes, encoding));
        const failed = { code: status, killed: false, signal: null, cmd: command };
        const error = Object.assign(new Error(`Command failed: ${command}\n${texts[1]}`), failed);
        callback(status === 0 ? null : error, ...texts);
      }
      child.stdout.resume();
      child.stderr.resume();
      plan(() => {
        child.emit('exit', status, null);
        child.emit('close', status, null);
      });
    });
    return child;
  };

  const asLine = ([line, ...values]: readonly unknown[]) => wishOf(textOf(line), values);
  const asProgram = ([file, ...values]: readonly unknown[]) => {
    const words: unknown = values.find((value) => Array.isArray(value));
    const all = [textOf(file), ...(Array.isArray(words) ? words.map(String) : [])];
    const wish = wishOf(all.map(quoted).join(' '), values);
    return wish.options.shell === true ? { ...wish, command: all.join(' ') } : wish;
  };

  return {
    ChildProcess,
    exec: (...values: unknown[]) => start(asLine(values)),
    execSync: (...values: unknown[]) => runOrThrow(asLine(values)),
    execFile: (...values: unknown[]) => start(asProgram(values)),
    execFileSync: (...values: unknown[]) => runOrThrow(asProgram(values)),
    spawn: (...values: unknown[]) => start(asProgram(values)),
    spawnSync: (...values: unknown[]) => runNow(asProgram(values)),
  };
}

function wishOf(command: string, values: readonly unknown[]): Wish {
  const options = values.find((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
  const callback = values.find((value) => typeof value === 'function');
  // Both were found by their types just above.
  return { command, options: (options as Options | undefined) ?? {}, callback: callback as Callback | undefined };
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
