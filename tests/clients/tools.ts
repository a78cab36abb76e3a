import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A third-party program that a test runs. */
export interface Tool {
  readonly name: string;
  /** The command that installs it. */
  readonly install: string;
  /** The absolute path; null where it is not installed. */
  readonly path: string | null;
}

/** Looks for a program in `PATH`. Prints a warning when it is missing, as its tests are then skipped. */
export function findTool(name: string, install: string): Tool {
  const path =
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find(isExecutable) ?? null;
  if (path === null) {
    console.warn(`SKIPPED: ${name} is not installed, so its tests do not run. Install it with: ${install}`);
  }
  return { name, install, path };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A tool's own folder, which is its home folder too, so that it leaves nothing behind. */
export interface Scratch {
  readonly folder: string;
  remove(): void;
}

export function makeScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-client-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A running tool. */
export interface RunningTool {
  readonly child: ChildProcess;
  /** Returns everything that it has printed so far. */
  output(): string;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Both tools are written in Python. With these settings it prints at once and writes no compiled files to this folder. */
const forPython = { PYTHONUNBUFFERED: '1', PYTHONDONTWRITEBYTECODE: '1' };

/** Starts a tool in its scratch folder. Only `PATH` is passed on, so that no setting of this machine changes what the tool does. */
export function startTool(
  { name, path }: Tool,
  { folder }: Scratch,
  flags: readonly string[],
  input = '',
): RunningTool {
  if (path === null) {
    throw new Error(`${name} is not installed.`);
  }
  const child = spawn(path, flags, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, TERM: 'dumb', LANG: 'C.UTF-8', ...forPython },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { child, output: () => output, ended };
}
