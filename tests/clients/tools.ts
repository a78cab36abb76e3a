import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program of somebody else's that a test drives. */
export interface Tool {
  readonly name: string;
  /** How to get it. */
  readonly install: string;
  /** Absolute path; null where it is not installed. */
  readonly path: string | null;
}

/** Looks for a program in `PATH`, and says so loudly when it is not there: its tests are skipped then. */
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

/** A folder of a tool's own, which is its home too: it leaves nothing behind. */
export interface Scratch {
  readonly folder: string;
  remove(): void;
}

export function makeScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-client-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A tool at work. */
export interface RunningTool {
  readonly child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Resolves with its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Both tools are written in it: what they print comes at once, and nothing is compiled into this folder. */
const forPython = { PYTHONUNBUFFERED: '1', PYTHONDONTWRITEBYTECODE: '1' };

/** Starts a tool in its scratch folder. Only `PATH` is handed on, so that no setting of this machine changes what it does. */
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
