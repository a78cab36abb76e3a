import { succeeds } from '../files/attempt.ts';
import type { DecoyFiles } from '../files/file-system.ts';
import { joinPath, nameOf } from '../files/paths.ts';
import type { Program } from './machine.ts';
import { programs } from './programs.ts';

/** What a command's name turned out to be. */
export type FoundProgram =
  | { readonly kind: 'program'; readonly path: string; readonly program: Program }
  | { readonly kind: 'script'; readonly path: string; readonly text: string }
  | { readonly kind: 'missing'; readonly message: string; readonly status: 126 | 127 };

const notFound = { kind: 'missing', message: 'not found', status: 127 } as const;
const notAllowed = { kind: 'missing', message: 'Permission denied', status: 126 } as const;
const notExecutable = { kind: 'missing', message: 'Exec format error', status: 126 } as const;

/** Interpreters in a script's first line that mean the decoy's shell. */
const shells = new Set(['sh', 'bash', 'dash', 'ash', 'zsh']);

/** The first bytes of program files on Linux and on Windows. */
const programHeads = ['\x7fELF', 'MZ'];

/** The folder of the programs that walkthroughs for Windows call by name. */
const systemFolder = 'C:/Windows/System32';

const isWindowsProgram = (name: string) => /\.(?:exe|bat|cmd)$/i.test(name);

/**
 * Looks a command up. A path is taken as it is. A name is looked up in the folders of `PATH` and then, as on Windows, in the working folder
 * and among Windows' own programs.
 */
export function findProgram(name: string, files: DecoyFiles, searched: string): FoundProgram {
  if (name.includes('/') || name === '') {
    return look(name, files);
  }
  const paths = [
    ...searched.split(':').map((folder) => joinPath(folder === '' ? '.' : folder, name)),
    ...(isWindowsProgram(name) ? [`./${name}`] : []),
    `${systemFolder}/${name}`,
    `${systemFolder}/${name}.exe`,
  ];
  return paths.map((path) => look(path, files)).find((found) => found !== notFound) ?? notFound;
}

function look(path: string, files: DecoyFiles): FoundProgram {
  if (path === '' || !files.has(path)) {
    return notFound;
  }
  // Windows programs need no permission to be executed.
  const isExecutable = isWindowsProgram(path) || succeeds(() => files.access(path, 5));
  if (files.stat(path).kind !== 'file' || !isExecutable) {
    return notAllowed;
  }
  const { content, path: found } = files.read(path);
  if (programHeads.some((head) => content.toString('latin1', 0, head.length) === head)) {
    // The name of a link, such as /bin/sh, is tried before that of its target.
    const program = programs[nameOf(path)] ?? programs[nameOf(found)];
    return program === undefined ? notExecutable : { kind: 'program', path, program };
  }
  if (content.includes(0)) {
    return notExecutable;
  }
  const text = content.toString('utf8');
  return shells.has(interpreterOf(text)) ? { kind: 'script', path, text } : notFound;
}

/** Returns the name of the program that a script asks for in its first line. */
function interpreterOf(script: string): string {
  const [, path = '/bin/sh', argument = ''] = /^#!\s*(\S+)(?:[ \t]+(\S+))?/.exec(script) ?? [];
  return nameOf(path) === 'env' ? argument : nameOf(path);
}
