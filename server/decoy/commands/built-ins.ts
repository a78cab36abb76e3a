import { succeeds } from '../files/attempt.ts';
import type { DecoyFiles } from '../files/file-system.ts';
import { nameOf } from '../files/paths.ts';
import { findProgram } from './find-program.ts';
import { type Shell, ShellExit } from './shell-state.ts';

/** A command that changes the shell itself, as it is called. */
interface BuiltInCall {
  readonly shell: Shell;
  readonly arguments: readonly string[];
  readonly files: DecoyFiles;
  print(text: string): void;
  complain(text: string): void;
  /** Runs a program. */
  run(words: readonly string[]): number;
  /** Runs a script in this very shell. */
  source(text: string): number;
}

type BuiltIn = (call: BuiltInCall) => number;

/** Commands of the shell's own, by name. */
export const builtIns: Readonly<Record<string, BuiltIn>> = Object.assign(Object.create(null), {
  ':': () => 0,
  cd: ({ shell, arguments: [to = shell.variables.get('HOME') ?? '/'], files, complain }: BuiltInCall) => {
    const folder = to === '-' ? (shell.variables.get('OLDPWD') ?? shell.folder) : files.resolve(to);
    // Listing needs another right than entering, but nothing here can be entered and not listed.
    if (!succeeds(() => void files.list(folder))) {
      complain(`cd: can't cd to ${to}`);
      return 2;
    }
    shell.variables.set('OLDPWD', shell.folder);
    shell.folder = folder;
    return 0;
  },
  exit: ({ shell, arguments: [status] }: BuiltInCall) => {
    shell.status = status === undefined ? shell.status : Number.parseInt(status, 10) & 255;
    throw new ShellExit();
  },
  export: ({ shell, arguments: words }: BuiltInCall) => {
    for (const word of words) {
      const [, name = '', value] = /^(\w+)(?:=(.*))?$/s.exec(word) ?? [];
      shell.exported.add(name);
      if (value !== undefined) {
        shell.variables.set(name, value);
      }
    }
    return 0;
  },
  unset: ({ shell, arguments: names }: BuiltInCall) => {
    for (const name of names) {
      shell.variables.delete(name);
    }
    return 0;
  },
  set: ({ shell, arguments: words, print }: BuiltInCall) => {
    if (words.length === 0) {
      print([...shell.variables].map(([name, value]) => `${name}='${value}'\n`).join(''));
    }
    return 0;
  },
  exec: ({ shell, arguments: words, run }: BuiltInCall) => {
    if (words.length === 0) {
      return 0;
    }
    shell.status = run(words);
    throw new ShellExit();
  },
  eval: ({ arguments: words, source }: BuiltInCall) => source(words.join(' ')),
  '.': ({ arguments: [path = ''], files, source }: BuiltInCall) => source(files.readText(path)),
  source: ({ arguments: [path = ''], files, source }: BuiltInCall) => source(files.readText(path)),
  command: ({ shell, arguments: words, files, print, run }: BuiltInCall) => {
    if (words[0] !== '-v' && words[0] !== '-V') {
      return run(words);
    }
    return whichOf(words.slice(1), files, shell, print);
  },
  type: ({ shell, arguments: words, files, print }: BuiltInCall) => whichOf(words, files, shell, print),
  umask: ({ print }: BuiltInCall) => {
    print('0022\n');
    return 0;
  },
  ulimit: ({ print }: BuiltInCall) => {
    print('unlimited\n');
    return 0;
  },
  trap: () => 0,
  wait: () => 0,
} satisfies Record<string, BuiltIn>);

function whichOf(names: readonly string[], files: DecoyFiles, shell: Shell, print: (text: string) => void): number {
  let status = 0;
  for (const name of names) {
    const found = findProgram(name, files, shell.variables.get('PATH') ?? '');
    if (builtIns[name] !== undefined) {
      print(`${name}\n`);
    } else if (found.kind === 'missing') {
      status = 127;
    } else {
      print(`${found.path === '' ? nameOf(name) : found.path}\n`);
    }
  }
  return status;
}
