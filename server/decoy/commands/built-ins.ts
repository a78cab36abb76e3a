import { succeeds } from '../files/attempt.ts';
import { findProgram } from './find-program.ts';
import type { Call } from './machine.ts';
import { type Shell, ShellExit } from './shell-state.ts';

/** The shell that a built-in command runs in. */
interface OwnShell {
  readonly shell: Shell;
  /** Runs a script in this shell itself. */
  source(text: string): number;
}

type BuiltIn = (call: Call, own: OwnShell) => number | undefined;

const source: BuiltIn = ({ arguments: [path = ''], files }, own) => own.source(files.readText(path));

/** The shell's built-in commands, by name. */
export const builtIns: Readonly<Record<string, BuiltIn>> = Object.assign(Object.create(null), {
  ':': () => 0,
  '.': source,
  source,
  cd: ({ arguments: [to], environment, files, complain }, { shell }) => {
    const folder = files.resolve(to ?? environment.HOME ?? '/');
    // Listing a folder needs a different right from entering it, but every folder here that can be entered can also be
    // listed.
    if (!succeeds(() => void files.list(folder))) {
      complain(`can't cd to ${to}`);
      return 2;
    }
    shell.folder = folder;
    return 0;
  },
  exit: ({ arguments: [status] }, { shell }) => {
    shell.status = status === undefined ? shell.status : Number.parseInt(status, 10) & 255;
    throw new ShellExit();
  },
  export: ({ arguments: words }, { shell }) => {
    for (const word of words) {
      const [, name = '', value] = /^(\w+)(?:=(.*))?$/s.exec(word) ?? [];
      shell.exported.add(name);
      if (value !== undefined) {
        shell.variables.set(name, value);
      }
    }
    return 0;
  },
  // Many scripts begin with `set -e`.
  set: () => 0,
  exec: ({ arguments: words, run, input }, { shell }) => {
    shell.status = run(words, input);
    throw new ShellExit();
  },
  command: ({ arguments: words, files, environment, print, run, input }) => {
    const [first, name = ''] = words;
    if (first !== '-v') {
      return run(words, input);
    }
    const found = findProgram(name, files, environment.PATH ?? '');
    if (builtIns[name] === undefined && found.kind === 'missing') {
      return found.status;
    }
    print(`${found.kind === 'missing' ? name : found.path}\n`);
    return 0;
  },
} satisfies Record<string, BuiltIn>);
